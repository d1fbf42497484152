"""The browser table over HTTP: pages, live parts by server-sent events, and a JSON API."""
