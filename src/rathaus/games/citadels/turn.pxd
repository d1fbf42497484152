from rathaus.core.bits cimport lowest
from rathaus.games.citadels.building cimport build, buildable, find_lot, may_repeat
from rathaus.games.citadels.cards cimport has, offer_kinds
from rathaus.games.citadels.characters cimport income, may_murder, may_rob, swap_hands
from rathaus.games.citadels.dark_city cimport abbot_donor, gild, may_exchange, may_gild, queen_earns, wizard_look
from rathaus.games.citadels.districts cimport armory, armory_may_hit, laboratory, museum, smithy
from rathaus.games.citadels.gather cimport after_action, character_bonus, draw_action, take_gold
from rathaus.games.citadels.gold cimport gain, hand_over
from rathaus.games.citadels.warlord cimport destroy, may_destroy
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels, CitadelsBox
