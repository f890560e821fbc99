import type { Register } from '../citation.ts';

const LIGHTS = { notModelled: 'lights and shapes: a later part' } as const;
const SOUND = { notModelled: 'sound signals: a later part' } as const;
const WATERWAY = { notModelled: 'waterway, locks and limits: a later part' } as const;

/**
 * Damodar Valley Corporation (Navigation) Regulations 1963, in our own words: `reg.` is the body, `app.` the Appendix,
 * the Damodar Navigation Canal (Prevention of Collision) Rules. Made rules, in force from 11 September 1963; whether
 * they are in force today has not been checked. Source: the Gazette of India, Part IV, 12 October 1963, from a scan
 * that is illegible in a few words: each of those is named in the text or in its oddity.
 */
export const provisions = {
  // ---- Body: what the words mean, and where they apply

  'reg.1': {
    heading: 'Title and start',
    text: 'Gives the regulations their name and starts them on 11 September 1963.',
    state: 'card',
  },
  'reg.2': {
    heading: 'Meaning of words in the body',
    text: 'Twelve words are explained for the body of the regulations. The Appendix has its own list.',
    state: 'card',
    oddities: ['O-1'],
  },
  'reg.2(i)': {
    heading: 'Cargo boat',
    text: 'A boat whose usual work is to carry goods of any kind. Animals count as goods here.',
    state: 'card',
  },
  'reg.2(iii)': {
    heading: 'Flat',
    text: 'A boat with a deck that cannot go by herself: she moves only when a power-driven inland vessel tows her.',
    state: 'card',
  },
  'reg.2(v)': {
    heading: 'Canal',
    text: 'The navigation canal that the Corporation built, on the left bank of the Damodar.',
    state: 'card',
  },
  'reg.2(vii)': {
    heading: 'Passenger boat',
    text: 'A boat whose usual work is to carry people besides her manjhi or boatman and her crew.',
    state: 'card',
  },
  'reg.2(ix)': {
    heading: 'Power-driven vessel, in the body',
    text: 'A vessel moved by machinery, but only if the Inland Steam Vessels Act 1917 also covers her. The Appendix asks for machinery alone.',
    state: 'card',
    oddities: ['O-1'],
  },
  'reg.2(xi)': {
    heading: 'Vessel, in the body',
    text: 'Any kind of craft that carries, or could carry, people or goods on the water.',
    state: 'card',
  },
  'reg.2(xii)': {
    heading: 'Wharf',
    text: 'A piece of bank or foreshore made ready for loading and unloading, with the walls that belong to it.',
    state: 'card',
  },
  'reg.3': {
    heading: 'Where the regulations apply',
    text: 'Only in the Corporation’s canal, unless a regulation says so itself. Three older laws go on beside them: the Inland Steam Vessels Act 1917, the Indian Ports Act 1908 and the Calcutta Port Act 1890.',
    state: 'card',
  },

  // ---- Body: papers, people, marks

  'reg.4': {
    heading: 'Registered and licensed vessels only',
    text: 'A vessel may come into the canal, or work in it, only after the Corporation has registered her and licensed her.',
    state: 'card',
  },
  'reg.5': {
    heading: 'How to ask for registration',
    text: 'The owner writes to the Corporation’s officer with his name and address, a description of the vessel, and whether the licence is for cargo, passengers or both.',
    state: 'card',
  },
  'reg.6': {
    heading: 'Survey and registration',
    text: 'The officer surveys the vessel and enters her in his register. A good vessel gets a certificate; a bad one, or one whose papers prove nothing, may be refused.',
    state: 'card',
  },
  'reg.7': {
    heading: 'Register number',
    text: 'A registered vessel has a number, burnt into her together with her tonnage. A number she already has under the 1917 Act stays hers for life.',
    state: 'card',
  },
  'reg.8': {
    heading: 'When a register number ends',
    text: 'The number ends if she has no licence for 3 years, is condemned, loses her mark beyond finding, or is altered in size.',
    state: 'card',
  },
  'reg.9': {
    heading: 'How a vessel is measured',
    text: 'Vessels are measured in the way that the Corporation orders.',
    state: 'card',
  },
  'reg.10': {
    heading: 'How to ask for a licence',
    text: 'The owner applies with his name, the vessel’s description and number, and the name of her manjhi. The licence is for one voyage or for a time, on the Corporation’s terms.',
    state: 'card',
  },
  'reg.11(1)': {
    heading: 'Survey before a licence',
    text: 'An officer looks over the vessel: he gives the licence if she is fit, or says which repairs she needs first.',
    state: 'card',
  },
  'reg.11(2)': {
    heading: 'Number painted on both bows',
    text: 'A licensed vessel has her register number painted on each bow. The figures are 6 inches (152 mm) high or more.',
    state: 'card',
  },
  'reg.12': {
    heading: 'Survey by others',
    text: 'The Corporation may let another body do the survey, if it has not been done under the 1917 Act.',
    state: 'card',
  },
  'reg.13': {
    heading: 'Vessels registered elsewhere',
    text: 'A vessel with papers under the 1917 Act or the Calcutta Port Rules gets the Corporation’s papers when she proves it.',
    state: 'card',
  },
  'reg.14(1)': {
    heading: 'Licensed manjhi in charge',
    text: 'A vessel may work in the canal only with a manjhi in charge who holds the Corporation’s licence. He cannot lend it to another man.',
    state: 'card',
  },
  'reg.14(2)': {
    heading: 'A new manjhi',
    text: 'A manjhi who takes over a vessel applies for his own licence and brings hers, so that his name can be written on it.',
    state: 'card',
  },
  'reg.15': {
    heading: 'What a licence gives, and for how long',
    text: 'It lets the holder use the canal and its services with that vessel for 1 year, unless it is withdrawn sooner.',
    state: 'card',
  },
  'reg.16': {
    heading: 'Licence run out on arrival',
    text: 'A vessel that arrives with an old licence and cargo to land must ask at once, at the nearest canal office, for a permit to unload. To go on working she needs a new licence.',
    state: 'card',
  },
  'reg.17': {
    heading: 'Licences carried and shown',
    text: 'The manjhi carries his own licence and the vessel’s, and shows them to the police or to an officer who asks. On a passenger boat any passenger may ask too.',
    state: 'card',
  },
  'reg.18': {
    heading: 'Tolls',
    text: 'Every vessel that enters or passes along the canal pays toll at the rate fixed, while the line is open.',
    state: 'card',
  },
  'reg.19': {
    heading: 'Toll rates shown in four languages',
    text: 'Each toll house shows the rates and the places of payment in Hindi, Urdu, Bengali and English.',
    state: 'card',
  },
  'reg.20': {
    heading: 'Number of crew',
    text: 'Passenger and cargo boats carry as many crew as the Calcutta Port Rules ask for.',
    state: 'card',
  },
  'reg.21': {
    heading: 'Passenger plate',
    text: 'A passenger vessel shows a plate in English, Hindi and Bengali: her register and licence numbers, how many passengers she may carry, and her crew.',
    state: 'card',
  },
  'reg.22': {
    heading: 'Load line',
    text: 'A vessel that measures more than 10 tons has a load line cut in her hull, white on dark. Water must never cover it.',
    state: WATERWAY,
  },

  // ---- Body: dangerous cargo, fire, dirt

  'reg.23': {
    heading: 'Cargo that may be refused',
    text: 'The Corporation may refuse cargo that would put people, its property or other cargo in danger.',
    state: 'card',
  },
  'reg.24': {
    heading: 'Notice of dangerous cargo',
    text: 'The owner tells the Corporation 24 hours before such cargo is landed or shipped. It is then taken away, or put on board, without delay.',
    state: 'card',
  },
  'reg.25': {
    heading: 'Calcium carbide',
    text: 'Not landed without written leave, which is given only while its owner stands ready to take it.',
    state: 'card',
  },
  'reg.26': {
    heading: 'Gas cylinders',
    text: 'Cylinders must meet the Gas Cylinder Rules 1940. They are not loaded or landed at night, and may be landed for direct delivery.',
    state: 'card',
  },
  'reg.27': {
    heading: 'Petroleum',
    text: 'A vessel carries petroleum in the canal only with a licence under the Petroleum Rules 1937.',
    state: 'card',
  },
  'reg.28': {
    heading: 'Explosives',
    text: 'None in the canal unless the Corporation has first agreed in writing.',
    state: 'card',
  },
  'reg.29': {
    heading: 'Loaded guns',
    text: 'No loaded gun on board any vessel in the canal.',
    state: 'card',
  },
  'reg.30': {
    heading: 'Dangerous animals',
    text: 'None on board in the canal.',
    state: 'card',
  },
  'reg.31': {
    heading: 'Naked lights and smoking',
    text: 'No open flame, match or smoking in sheds, on piers or quays, near a hatch, or in a hold.',
    state: 'card',
  },
  'reg.32': {
    heading: 'Fire beside cargo that burns',
    text: 'No fire or open light at all on a vessel with petroleum, jute, hay or straw.',
    state: 'card',
  },
  'reg.33': {
    heading: 'Fires for heat and cooking',
    text: 'Coal, charcoal or coke fires are allowed in cabins and galleys, until the Corporation forbids them on a vessel that misuses this.',
    state: 'card',
  },
  'reg.34': {
    heading: 'Oil and filth',
    text: 'Nobody may let petroleum or other liquid that burns, or foul liquid, filth or rubbish, run into the canal on purpose.',
    state: 'card',
  },
  'reg.35': {
    heading: 'Ashes and sweepings',
    text: 'None may be thrown or landed anywhere on the canal, except as the Corporation allows.',
    state: 'card',
  },
  'reg.36(a)': {
    heading: 'Cargo that may fall in the water',
    text: 'Nobody may stow cargo on a vessel or wharf so that it is likely to drop into the canal and trouble navigation.',
    state: 'card',
  },
  'reg.36(b)': {
    heading: 'Nothing thrown in the canal',
    text: 'No cargo, ballast, rubbish or other thing goes into the canal.',
    state: 'card',
  },

  // ---- Body: movement

  'reg.37': {
    heading: 'How a vessel may be moved; no sail',
    text: 'Power, oars, towing or other means may be used; one printed means cannot be read. Sail is forbidden unless the Corporation has given special leave.',
    state: 'modelled',
    oddities: ['O-2'],
  },
  'reg.38': {
    heading: 'Single line',
    text: 'One line for each direction when moving, and one line along the bank when made fast.',
    state: 'modelled',
    oddities: ['O-3', 'O-4'],
  },
  'reg.38(1)': {
    heading: 'Moving in single line',
    text: 'Vessels that go the same way follow one another in one line. They do not run side by side.',
    state: 'modelled',
    oddities: ['O-3'],
  },
  'reg.38(2)': {
    heading: 'Making fast in single line',
    text: 'Vessels make fast only in one line along the bank. The rest of the printed sentence, about a bank and the river end of the lock, is broken.',
    state: 'modelled',
    oddities: ['O-4'],
  },
  'reg.39': {
    heading: 'Mooring posts',
    text: 'Where there are posts, moor to them, one vessel behind another along the bank, as the officer tells you, and in no other way.',
    state: WATERWAY,
  },
  'reg.40': {
    heading: 'Anchoring',
    text: 'Do not anchor where, or in a way that, others cannot easily pass. Anchoring as such is not forbidden.',
    state: WATERWAY,
  },
  'reg.41': {
    heading: 'No lines to rails, cranes or moving things',
    text: 'Do not tie a vessel or her cargo to a rail, a crane or anything else that can move.',
    state: WATERWAY,
  },
  'reg.42': {
    heading: 'Idle boats at wharves',
    text: 'Stay at a wharf only to load or land goods or people, counting the waiting that this needs.',
    state: WATERWAY,
  },
  'reg.43': {
    heading: 'Hauling up on the bank',
    text: 'Not for repairs without written leave. A vessel that is likely to sink may be hauled up first and reported at once. She goes back afloat only with leave.',
    state: WATERWAY,
  },
  'reg.44': {
    heading: 'No lying outside a vessel that is made fast',
    text: 'Do not put a vessel on the outer side of one that is made fast, or anywhere that brings danger or blocks the canal.',
    state: 'modelled',
  },
  'reg.45': {
    heading: 'Waiting to come in',
    text: 'Vessels and tugs that wait to enter the canal lie or move as the Corporation says, so that those coming out are not hindered.',
    state: WATERWAY,
  },
  'reg.46': {
    heading: 'Tows and laden vessels go first',
    text: 'A vessel under tow, and a vessel with cargo, moves before others, whichever way she is going.',
    state: 'modelled',
    oddities: ['O-5'],
  },
  'reg.47': {
    heading: 'Oars give way to a tow, when asked',
    text: 'A boat under oars pulls her oars in and lets a vessel under tow pass, once she has been asked to. Before the request this duty does not exist.',
    state: 'modelled',
    oddities: ['O-6'],
  },
  'reg.48': {
    heading: 'Lock: the power tow goes first',
    text: 'When two tows stand ready for a lock, the one that a power-driven vessel tows always enters before the other.',
    state: 'modelled',
  },
  'reg.49': {
    heading: 'Signals at locks',
    text: 'Each lock is to have signals for the traffic and, where it can be done, for each vessel. What they look like is not printed.',
    state: WATERWAY,
    oddities: ['O-7'],
  },
  'reg.50': {
    heading: 'Limits on towing',
    text: 'If the canal gets crowded, the Corporation may limit how vessels tow, after notice, and may make one kind of towing compulsory; the word that names it cannot be read. Nothing applies until a notice is given.',
    state: WATERWAY,
  },

  // ---- Body: limits, wrecks, works

  'reg.51': {
    heading: 'Draught: not over 6 ft',
    text: 'A vessel that draws over 6 ft (1.829 m) must not enter or work in the canal. Exactly 6 ft is allowed. The Corporation may change the figure for a level.',
    state: WATERWAY,
  },
  'reg.52': {
    heading: 'Breadth at locks: not over 18 ft',
    text: 'A vessel broader than 18 ft (5.486 m) at her widest, with fixed wooden fenders and cargo that hangs out, may not pass a lock unless she has leave in writing first. Exactly 18 ft is allowed. The canal outside the locks has no such limit.',
    state: WATERWAY,
    oddities: ['O-8'],
  },
  'reg.53': {
    heading: 'Iron vessels: fenders at locks',
    text: 'If angle iron on an iron hull stands out past her wooden fenders, she hangs proper fenders over it before she goes into a lock.',
    state: WATERWAY,
  },
  'reg.54': {
    heading: 'Overloaded or unfit vessels',
    text: 'An overloaded or unfit vessel stays where she is until the Corporation is content that she is safe.',
    state: WATERWAY,
  },
  'reg.55': {
    heading: 'Things that stick out',
    text: 'When an officer asks, take away anything outside the hull that may hinder traffic, damage the works or trouble other vessels at their cargo.',
    state: WATERWAY,
  },
  'reg.56': {
    heading: 'No sinking of vessels',
    text: 'Nobody may let a vessel sink in the canal on purpose or by neglect.',
    state: 'card',
  },
  'reg.57': {
    heading: 'Wrecks',
    text: 'The owner has 48 hours to start clearing a wreck; then the Corporation does it at his cost. A wreck that blocks the fairway is dealt with at once, also at his cost.',
    state: 'card',
  },
  'reg.58': {
    heading: 'Hands off the lock gear',
    text: 'Nobody may work, or try to work, a lock gate or sluice, or meddle with any gear of the Corporation.',
    state: 'card',
  },
  'reg.59': {
    heading: 'Wharves: lawful business only',
    text: 'Do not enter or stay on a wharf, jetty or quay without lawful business, and make no nuisance there.',
    state: 'card',
  },
  'reg.60': {
    heading: 'Hawkers',
    text: 'Selling at wharves, or on vessels lying there, needs the Corporation’s licence.',
    state: 'card',
  },
  'reg.61': {
    heading: 'A manjhi and enough crew, always',
    text: 'At no time may a vessel be without a manjhi in charge and enough crew.',
    state: 'card',
  },
  'reg.62': {
    heading: 'Inspection',
    text: 'Police from Sub-Inspector upwards, or an officer with authority, may inspect a vessel before she leaves the canal.',
    state: 'card',
  },
  'reg.63': {
    heading: 'Searchlights',
    text: 'A searchlight may help you to navigate. Never point it so that it troubles a vessel that is under way.',
    state: WATERWAY,
  },
  'reg.64': {
    heading: 'The Corporation does not pay for delay or damage',
    text: 'It does not pay for loss from its men’s neglect, late or broken locks, surging water, blocked passages or any other cause.',
    state: 'card',
  },
  'reg.65': {
    heading: 'The owner pays for damage',
    text: 'An owner pays the Corporation for whatever damage he causes to its property, in whatever way.',
    state: 'card',
  },
  'reg.66': {
    heading: 'Obey the Appendix',
    text: 'In the canal every vessel follows the collision rules of the Appendix.',
    state: 'card',
    oddities: ['O-19'],
  },
  'reg.67': {
    heading: 'Fines',
    text: 'Up to Rs 50 for a breach, and up to Rs 10 for each day that it goes on after a written notice. A breach that is repeated can cost the licence.',
    state: 'card',
  },

  // ---- Appendix: when it applies, what its words mean

  'app.1(1)': {
    heading: 'Name of the rules',
    text: 'Gives the Appendix its name.',
    state: 'card',
  },
  'app.1(2)': {
    heading: 'Always obey; lights from sunset to sunrise',
    text: 'All vessels in the canal follow these rules. Lights are shown from sunset to sunrise in any weather. Other lights are allowed then only if they cannot be taken for these, do not hide them, and do not spoil the look-out. By day in fog no light is asked for.',
    state: LIGHTS,
  },
  'app.2': {
    heading: 'Meaning of words in the Appendix',
    text: 'Ten meanings that hold for the collision rules of the canal.',
    state: 'card',
    oddities: ['O-19'],
  },
  'app.2(i)': {
    heading: 'Power-driven vessel',
    text: 'Any vessel that machinery moves. No Act has to cover her, unlike in the body.',
    state: 'modelled',
    oddities: ['O-1'],
  },
  'app.2(ii)': {
    heading: 'Power and sail',
    text: 'Under sail with the engine not driving her, she is a sailing vessel. With the engine driving her she is power-driven, sails up or not.',
    state: 'modelled',
  },
  'app.2(iii)': {
    heading: 'Prolonged blast',
    text: 'A blast of 4 to 6 seconds.',
    state: SOUND,
  },
  'app.2(iv)': {
    heading: 'Short blast',
    text: 'A blast of about 1 second.',
    state: SOUND,
  },
  'app.2(v)': {
    heading: 'Tons',
    text: 'Means gross tons. The Appendix never uses the word again.',
    state: 'card',
  },
  'app.2(vi)': {
    heading: 'Under way',
    text: 'Not anchored, not made fast to the shore and not aground (printed “a ground”). A stopped vessel that drifts is under way.',
    state: 'modelled',
  },
  'app.2(vii)': {
    heading: 'Vessel, in the Appendix',
    text: 'Any craft that can carry something on water, but not a seaplane.',
    state: 'card',
  },
  'app.2(viii)': {
    heading: 'Length and breadth',
    text: 'Those that stand in her certificate of registry.',
    state: 'card',
  },
  'app.2(ix)': {
    heading: 'Visible',
    text: 'Said of a light: it can be seen on a dark, clear night.',
    state: LIGHTS,
  },
  'app.2(x)': {
    heading: 'Whistle',
    text: 'A whistle or a siren.',
    state: SOUND,
  },

  // ---- Appendix: lights and shapes

  'app.3': {
    heading: 'Power-driven vessel under way: lights',
    text: 'One white masthead light, a green and a red sidelight, and screens beside them. The stern light comes from rule 7.',
    state: LIGHTS,
  },
  'app.3(1)': {
    heading: 'Masthead light and sidelights',
    text: 'What a power-driven vessel shows while under way: one white light, one green, one red.',
    state: LIGHTS,
  },
  'app.3(1)(i)': {
    heading: 'White masthead light',
    text: 'Bright white, on the foremast or ahead of it, or in the forepart if she has none. Arc 225°: from ahead to 22.5° (2 points) abaft each beam. Seen at 3 miles or more. No height is printed, and one light serves any length.',
    state: LIGHTS,
  },
  'app.3(1)(ii)': {
    heading: 'Green sidelight',
    text: 'On the starboard side. Arc 112.5°: from ahead to 22.5° abaft the starboard beam. Seen at 3 miles or more.',
    state: LIGHTS,
    oddities: ['O-9'],
  },
  'app.3(1)(iii)': {
    heading: 'Red sidelight',
    text: 'On the port side. Arc 112.5°: from ahead to 22.5° abaft the port beam. Seen at 2 miles or more, which is less than the green.',
    state: LIGHTS,
    oddities: ['O-9'],
  },
  'app.3(2)': {
    heading: 'Screens for sidelights',
    text: 'Screens on the inner side reach 3 ft (0.914 m) or more in front of each light, so that nobody sees it across her bow.',
    state: LIGHTS,
  },
  'app.4': {
    heading: 'Towing and pushing: lights',
    text: 'Two white lights one above the other, sometimes three, and something for the tow to steer by.',
    state: LIGHTS,
  },
  'app.4(1)': {
    heading: 'Two white lights, or three',
    text: 'A power-driven vessel that tows or pushes shows her sidelights and two white lights, one above the other, 3 ft (0.914 m) or more apart. A third white light, 3 ft over or under them, only if she tows more than one vessel and the tow is longer than 300 ft (91.44 m). The added light is 3 ft or more above the hull.',
    state: LIGHTS,
    oddities: ['O-18', 'O-49'],
  },
  'app.4(2)': {
    heading: 'Stern light or steering light',
    text: 'The towing vessel shows a stern light or, in its place, a small white light behind the funnel or after mast to steer by, which must not be seen from ahead of the beam. The print sends us to rule 2(vi), where there is no light.',
    state: LIGHTS,
    oddities: ['O-10'],
  },
  'app.5': {
    heading: 'Not under command',
    text: 'Two red lights or two black balls say: I cannot get out of your way. It is not a call for help.',
    state: LIGHTS,
  },
  'app.5(1)': {
    heading: 'Two red lights, two black balls',
    text: 'By night two red lights, one above the other, 3 ft (0.914 m) or more apart, seen all round at 2 miles or more; if power-driven, instead of the white masthead light. By day two black balls or shapes, each 1 ft (0.305 m) or more across, 3 ft or more apart.',
    state: LIGHTS,
    oddities: ['O-50', 'O-52'],
  },
  'app.5(2)': {
    heading: 'Sidelights only when making way',
    text: 'Stopped in the water she puts her coloured sidelights out. Making way she shows them.',
    state: LIGHTS,
    oddities: ['O-16'],
  },
  'app.5(3)': {
    heading: 'What others must understand',
    text: 'Others read these signals so: she is not under command and is not able to keep clear of you. The print also speaks to seaplanes.',
    state: 'modelled',
  },
  'app.5(4)': {
    heading: 'Not a distress signal',
    text: 'These signals do not ask for help. Those that do are in rule 22.',
    state: LIGHTS,
  },
  'app.6': {
    heading: 'Sail, oars, towed and pushed vessels: lights',
    text: 'Sidelights and no white masthead light; small rowing boats only need a lamp at hand.',
    state: LIGHTS,
  },
  'app.6(1)': {
    heading: 'Sailing, rowed cargo and towed vessels',
    text: 'Under way they show the sidelights of rule 3, never its white light, and a stern light. In a tow, every one except the last may have a small white light to steer by in its place. For the stern light the print points to rule 4(2), which points on to 2(vi).',
    state: LIGHTS,
    oddities: ['O-10'],
  },
  'app.6(2)': {
    heading: 'Vessel pushed ahead',
    text: 'Green to starboard and red to port at her fore end, like the lights of rule 3(1), with screens. A pushed group is lit as if it were one vessel. No stern light is named.',
    state: LIGHTS,
    oddities: ['O-17'],
  },
  'app.6(3)': {
    heading: 'Small rowing boats',
    text: 'With oars or sail they need only a torch or a lit lantern, white, kept ready and shown early enough to avoid a collision. How small is “small” is not printed.',
    state: LIGHTS,
  },
  'app.6(4)': {
    heading: 'What rule 6 craft need not show',
    text: 'They are freed from the lights and shapes of “rule 4(1)”. That rule has towing lights and no shapes.',
    state: LIGHTS,
    oddities: ['O-12'],
  },
  'app.7': {
    heading: 'Stern light',
    text: 'One white light at the stern of every vessel under way, except a rowing boat.',
    state: LIGHTS,
  },
  'app.7(1)': {
    heading: 'Stern light: arc and range',
    text: 'White, arc 135°: 67.5° (6 points) to each side of right aft. Seen at 1 mile or more. About as high as the sidelights where she can place it so.',
    state: LIGHTS,
    oddities: ['O-16', 'O-52'],
  },
  'app.7(2)': {
    heading: 'Rowing boats have no stern light',
    text: 'Rule 7 leaves rowing boats out.',
    state: LIGHTS,
  },
  'app.8': {
    heading: 'At anchor and aground',
    text: 'One white light or one ball at anchor; two red lights more, or three balls, when aground.',
    state: LIGHTS,
  },
  'app.8(1)': {
    heading: 'Anchor light',
    text: 'One white light in the forepart, seen all round at 1 mile or more. One is enough for any length.',
    state: LIGHTS,
  },
  'app.8(2)': {
    heading: 'Anchor ball',
    text: 'One black ball, 1 ft (0.305 m) or more across, in the forepart from sunrise to sunset.',
    state: LIGHTS,
  },
  'app.8(3)': {
    heading: 'Aground',
    text: 'By night the anchor light and two red lights; the print looks for the red ones in “rule 4(1)”. By day three black balls in a line up and down, each 1 ft (0.305 m) or more across, 3 ft (0.914 m) or more apart.',
    state: LIGHTS,
    oddities: ['O-11', 'O-52'],
  },
  'app.8(4)': {
    heading: 'Rowing boats aground',
    text: 'A rowing boat is free of the aground signals only. At anchor she still shows the light or the ball.',
    state: LIGHTS,
  },

  // ---- Appendix: fog

  'app.9': {
    heading: 'Fog signals',
    text: 'In fog, mist, snow, heavy rain or anything else that hides vessels, by day and by night, sound at least once a minute. The 1 minute is the same for all.',
    state: SOUND,
    oddities: ['O-44'],
  },
  'app.9(a)': {
    heading: 'Fog: power-driven, making way',
    text: '1 prolonged blast, at least once a minute.',
    state: SOUND,
  },
  'app.9(b)': {
    heading: 'Fog: power-driven, stopped',
    text: 'Under way but not moving through the water: 2 prolonged blasts with about 1 second between, at least once a minute.',
    state: SOUND,
  },
  'app.9(c)': {
    heading: 'Fog: at anchor',
    text: 'Ring the bell fast for about 5 seconds, at least once a minute.',
    state: SOUND,
  },
  'app.9(d)': {
    heading: 'Fog: towing, or unable to keep clear',
    text: '1 prolonged and 2 short blasts, at least once a minute, instead of (a) or (b): for a vessel that tows, and for one under way that is not under command or cannot manoeuvre as the rules ask. Pushing is not named.',
    state: SOUND,
    oddities: ['O-18', 'O-50'],
  },
  'app.9(e)': {
    heading: 'Fog: aground',
    text: 'The anchor bell, with 3 clear single strokes just before it and 3 just after it.',
    state: SOUND,
  },
  'app.9(f)': {
    heading: 'Fog: all others',
    text: 'Rowing boats and the rest may choose: one of these signals, or some other sound that works, at least once a minute.',
    state: SOUND,
  },
  'app.10': {
    heading: 'Conduct in fog',
    text: 'Moderate speed for all; stop the engines when a fog signal is heard ahead.',
    state: 'modelled',
    oddities: ['O-44'],
  },
  'app.10(1)': {
    heading: 'Moderate speed in fog',
    text: 'Every vessel goes at a moderate speed in fog, mist, heavy rain or the like, and thinks about the conditions. Snow is not in this list; it is in rule 9.',
    state: 'modelled',
    oddities: ['O-44'],
  },
  'app.10(2)': {
    heading: 'Fog signal ahead: stop engines',
    text: 'A power-driven vessel hears a fog signal that seems to come from ahead of her beam, and does not know where that vessel is: she stops her engines, as far as conditions let her, and then goes on with care until there is no more danger of collision.',
    state: 'modelled',
  },

  // ---- Appendix: steering

  'app.11': {
    heading: 'End on',
    text: 'Two power-driven vessels meet end on or nearly so, with risk of collision: both alter to starboard and pass port to port. By day each must see the other’s masts in line, or nearly, with her own; by night each must see both sidelights of the other, ahead. It does not apply if both would pass clear, to a vessel seen crossing ahead by day, or to one colour alone by night.',
    state: 'modelled',
  },
  'app.12': {
    heading: 'Crossing',
    text: 'Two power-driven vessels cross with risk of collision: the one that sees the other on her starboard side keeps out of the way.',
    state: 'modelled',
  },
  'app.13': {
    heading: 'Power gives way to the rest',
    text: 'With risk of collision, a power-driven vessel keeps out of the way of a vessel that is not power-driven. The print excepts “rule 16”.',
    state: 'modelled',
    oddities: ['O-6', 'O-13'],
  },
  'app.14': {
    heading: 'Stand-on: keep course and speed',
    text: 'If one vessel must keep out of the way, the other holds her course and her speed. When they are so close that the first alone can no longer prevent a collision, she too must do what helps most. Nothing lets her act earlier.',
    state: 'modelled',
  },
  'app.15': {
    heading: 'Give-way: do not cross ahead',
    text: 'The vessel that must keep out of the way does not pass in front of the other, if she can help it.',
    state: 'modelled',
  },
  'app.16': {
    heading: 'Give-way under power: slow, stop, go astern',
    text: 'A power-driven vessel that must keep out of the way slows down as she comes near, stops or goes astern, if it is needed.',
    state: 'modelled',
  },
  'app.17': {
    heading: 'Overtaking',
    text: 'The overtaking vessel keeps clear until it is all over. When unsure, she takes it that she is overtaking.',
    state: 'modelled',
  },
  'app.17(1)': {
    heading: 'Overtaking: keep out of the way',
    text: 'Whatever the other rules say, any vessel that overtakes keeps out of the way of the one ahead.',
    state: 'modelled',
    oddities: ['O-3'],
  },
  'app.17(2)': {
    heading: 'What overtaking is, and when it ends',
    text: 'She comes up from over 22.5° (2 points) abaft the other’s beam, where by night neither sidelight of the other could be seen. A later change of bearing frees her of nothing: she keeps clear until she is past and clear. (Printed “alternation”.)',
    state: 'modelled',
  },
  'app.17(3)': {
    heading: 'Overtaking: in doubt',
    text: 'If she cannot be sure on which side of that line she is, she takes it that she is overtaking, and keeps clear.',
    state: 'modelled',
  },
  'app.18': {
    heading: 'Narrow channels and bends',
    text: 'Keep to starboard under power; signal and take care at a blind bend.',
    state: 'modelled',
  },
  'app.18(1)': {
    heading: 'Narrow channel: keep to starboard',
    text: 'A power-driven vessel that follows a narrow channel stays on the starboard side of its middle or fairway, where she safely can. Other vessels are not named.',
    state: 'modelled',
  },
  // The care that the bend asks for is modelled; its whistle signal and the answer come with the sound signals.
  'app.18(2)': {
    heading: 'Blind bend: signal and care',
    text: 'A power-driven vessel near a bend that hides power-driven traffic sounds 1 prolonged blast once she is within half a mile of it. One that comes the other way and hears it answers with the same. Answer or no answer, she goes round alert and with care.',
    state: 'modelled',
    oddities: ['O-15'],
  },
  'app.19': {
    heading: 'Dangers and special circumstances',
    text: 'Keep in mind every danger, anything unusual, and what the craft can and cannot do. To escape an immediate danger you may depart from these rules.',
    state: 'modelled',
  },
  'app.20': {
    heading: 'Whistle signals in sight',
    text: 'Short blasts tell others what a power-driven vessel is doing, or that she is in doubt.',
    state: SOUND,
  },
  'app.20(1)': {
    heading: 'One, two, three short blasts',
    text: 'In sight of another, a power-driven vessel under way that changes course as the rules allow or ask sounds 1 short: I go to starboard; 2 short: I go to port; 3 short: my engines go astern.',
    state: SOUND,
  },
  'app.20(2)': {
    heading: 'Doubt: five short blasts or more',
    text: 'A power-driven stand-on vessel that doubts whether the other is doing enough may sound 5 or more quick short blasts. Only she is named, and only “may”. It frees her from no duty and from no other signal.',
    state: SOUND,
    oddities: ['O-14'],
  },
  'app.21': {
    heading: 'Neglect has no excuse',
    text: 'These rules excuse nobody who neglects lights, signals, the look-out, or the care that good seamen or the special case call for. This is the only place where a look-out is asked for.',
    state: 'modelled',
  },

  // ---- Appendix: distress, helm orders, traffic, approval

  'app.22': {
    heading: 'Distress signals',
    text: 'There are two, shown alone or together. Using them, or anything like them, for another purpose is forbidden.',
    state: SOUND,
  },
  'app.22(a)': {
    heading: 'Distress: sound without stop',
    text: 'Any fog-signal apparatus, sounded without a break.',
    state: SOUND,
  },
  'app.22(b)': {
    heading: 'Distress: square flag and ball',
    text: 'A square flag with a ball, or a thing like one, over it or under it.',
    state: SOUND,
  },
  'app.23': {
    heading: 'Orders to the helmsman',
    text: '“Starboard” or “right rudder” puts the rudder to starboard; “port” or “left rudder” puts it to port.',
    state: 'card',
  },
  'app.24': {
    heading: 'Upward traffic first',
    text: 'Vessels going up, towards Durgapur, have priority over those coming down.',
    state: 'modelled',
    oddities: ['O-5'],
  },
  'app.25': {
    heading: 'Approved lights and shapes',
    text: 'The Mercantile Marine Department has to approve the lights and shapes that are used.',
    state: 'card',
  },
} as const satisfies Register;
