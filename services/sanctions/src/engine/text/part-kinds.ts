import { isCountryWord } from './country-words.js';

/** What a word is within a name, and so how much it says about whose name it is. */
export const KIND = { word: 0, particle: 1, title: 2, form: 3, generic: 4, number: 5, initial: 6 } as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

/** Family or given name where the writer told them apart. */
export const ROLE = { unknown: 0, family: 1, given: 2 } as const;
export type Role = (typeof ROLE)[keyof typeof ROLE];

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Articles, prepositions and filiation words; present or absent without changing the person. */
const PARTICLES =
  words(`al el ul as ash ad at ar an az aal bin ben ibn bint bnt bn ould uld de la le les du des da do dos das di
  del della degli van von der den ter ten zu zum y e of the and und et for in l d wa w ou na i u a oglu ogly ugli kyzy qizi kizi`);

/** Particles that are names elsewhere: Wang Bin, Li Na, Ben Carson, Le Duc Tho. */
const NAME_PARTICLES = words('bin ben an na da di du do le la in ou wa');

/**
 * What a person is called besides the name, in the languages of lists and papers: rigour's `PERSON_NAME_PREFIXES` (MIT),
 * the ranks of STANAG 2116 and offices as the lists' own title columns name them. Only where a name is a person's.
 */
const TITLES =
  words(`mr mrs ms miss mx dr prof professor sheikh shaikh sheik cheikh shaykh haji hajji hajj hadji hajjee mullah mulla
  maulavi maulawi mawlawi molvi moulvi maulana mawlana general gen brigadier colonel col lieutenant lt captain capt major sergeant
  president prasident presidente presidentul predsjednik presiden prezident minister premier sir lord lady dame monsieur madame mme
  mlle herr frau senor senora sr sra jr don dona hon honourable honorable senator governor ambassador imam ayatollah hojjatoleslam
  queen princess emir elnok hrh ii iii iv esq phd md mister madam fraulein senorita signor signora gospodin gospozha
  pan pani doctor prof doc dott dottore dottor dottssa ing engineer ingeniero licenciado lic avukat adv advocate ustad ustaz ustadh sayyid sayed seyed
  syed sayyed datuk dato datin tengku tunku tun seri sri shri smt khun effendi bey bek agha khawaja moulana mawla akhund qari hafiz ayatullah
  hojatoleslam grand excellency highness majesty honour honourable rt right reverend rev rabbi rebbe archimandrite archbishop metropolitan
  pastor monsignor swami pandit nawab oba comrade companero magister his her
  field marshal maresal mariscal marechal feldmarschall admiral almirante amiral kontradmiral commodore brig brigadegeneral generalmajor
  generalleutnant generaloberst generale generalmayor polkovnik podpolkovnik kapitan kapitan commander commandant comandante cdr cmdr ltc ltcol
  lieut leutnant teniente coronel colonnello oberst oberstleutnant mayor sgt corporal cpl private pvt cadet officer inspector superintendent
  presidente chairman chairwoman chairperson chair vice deputy director managing secretary ministre ministro ministra ministar vazir wazir
  mp mep mla deputat diputado depute senateur gouverneur gobernador ambassadeur embajador botschafter consul attorney commissioner member
  ret retd retired former ex dipl ceo cfo coo`);

/** Titles that are names as often: titles only beside two other words. */
const NAME_TITLES = words(
  'king prince major bishop judge chief master marshal baron duke earl count dean pope abbot pan bek tun bey private mayor',
);
/** Behind a title these lead on to what it is a title of ("Minister of Defence"). */
const OF = words('of for de des du der fur della do da');

const VESSEL_TITLES = words('mv ms mt ss mts fv sv mf lpg lng vlcc motor vessel tanker ship');

/** Words that describe an organisation's business or kind rather than tell it from another. */
const GENERIC =
  words(`company corporation group holding holdings industry industries industrial international trading trade general
  enterprise enterprises services service systems system bank banking investment investments capital fund funds trust foundation
  association society organization organisation institute center centre university academy college school ministry department
  government agency office bureau committee council federation union national state public construction engineering technology
  technologies technical transport transportation logistics shipping marine maritime aviation airlines airways air oil gas petroleum
  energy power electric electronics chemical pharmaceutical medical food foods import export exports commercial finance financial
  insurance management consulting development production manufacturing plant factory works mining metal metals steel aluminium
  research scientific science design global world new star east west north south middle brothers sons partners joint limited
  venture ventures real estate property properties media communication communications telecom information software digital solutions
  security defense defence military aerospace automotive motors machinery equipment supply supplies products materials party movement
  front army brigade battalion regiment division charity charitable relief aid humanitarian welfare islamic republic people peoples
  exchange money transfer offshore republican central regional branch lines line line tanker star`);

/** Different spellings of the same business word. */
const SAME_WORD: Record<string, string> = {
  intl: 'international',
  int: 'international',
  inter: 'international',
  natl: 'national',
  govt: 'government',
  dept: 'department',
  univ: 'university',
  inst: 'institute',
  mfg: 'manufacturing',
  mgmt: 'management',
  tech: 'technology',
  technologies: 'technology',
  corp: 'corporation',
  co: 'company',
  companies: 'company',
  cos: 'company',
  bros: 'brothers',
  assn: 'association',
  assoc: 'association',
  org: 'organization',
  organisation: 'organization',
  ind: 'industries',
  industry: 'industries',
  centre: 'center',
  defence: 'defense',
  svcs: 'services',
  service: 'services',
  sys: 'systems',
  system: 'systems',
  hldgs: 'holdings',
  holding: 'holdings',
  grp: 'group',
  trdg: 'trading',
  trade: 'trading',
  engg: 'engineering',
  eng: 'engineering',
  dev: 'development',
  investment: 'investments',
  zavod: 'plant',
  fabrika: 'factory',
  banka: 'bank',
  banco: 'bank',
  banque: 'bank',
  peoples: 'people',
};

export function canonicalWord(word: string): string {
  return SAME_WORD[word] ?? word;
}

/** "Servant of", "father of": half of a compound name, shared by very many people. */
const COMPOUND_HEADS = words('abdul abu umm abi');

export const isCompoundHead = (word: string): boolean => COMPOUND_HEADS.has(word);
export const isParticle = (word: string): boolean => PARTICLES.has(word);
export const isTitle = (word: string): boolean => TITLES.has(word) || NAME_TITLES.has(word);
export const isNameTitle = (word: string): boolean => NAME_TITLES.has(word);
export const isNameParticle = (word: string): boolean => NAME_PARTICLES.has(word);
export const leadsOn = (word: string): boolean => OF.has(word);
export const isVesselTitle = (word: string): boolean => VESSEL_TITLES.has(word);
export const isGeneric = (word: string): boolean => GENERIC.has(word) || isCountryWord(word);
