# The part of Cython's pure-Python mode that the engine uses, as mypy should read it.
import builtins
from collections.abc import Callable
from typing import Any, Literal, TypeAlias, TypeVar

_C = TypeVar("_C", bound=type[Any])
_F = TypeVar("_F", bound=Callable[..., Any])
_T = TypeVar("_T")

compiled: Literal[False]
NULL: Any

int: TypeAlias = builtins.int
long: TypeAlias = builtins.int
longlong: TypeAlias = builtins.int
ulonglong: TypeAlias = builtins.int
short: TypeAlias = builtins.int
schar: TypeAlias = builtins.int
double: TypeAlias = builtins.float
float: TypeAlias = builtins.float
bint: TypeAlias = builtins.bool
void: TypeAlias = None
p_short: TypeAlias = Any
p_int: TypeAlias = Any
p_char: TypeAlias = Any
p_double: TypeAlias = Any
p_ulonglong: TypeAlias = Any

def cclass(cls: _C) -> _C: ...
def final(cls: _T) -> _T: ...
def cfunc(f: _F) -> _F: ...
def ccall(f: _F) -> _F: ...
def inline(f: _F) -> _F: ...
def exceptval(value: Any = ..., *, check: bool = ...) -> Callable[[_F], _F]: ...
def freelist(n: builtins.int) -> Callable[[_C], _C]: ...
def cast(kind: Any, value: Any, typecheck: bool = ...) -> Any: ...
def declare(kind: type[_T], value: _T = ...) -> _T: ...
def address(value: Any) -> Any: ...
