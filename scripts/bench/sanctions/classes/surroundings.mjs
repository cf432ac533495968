/** Honorifics in common use, and some that hardly any table has. */
export const HONORIFICS =
  'Mr|Mrs|Dr.|Professor|Sir|Sheikh|Haji|Monsieur|Señor|Herr|Signor|Pan|Gospodin|Ustad|His Excellency|Her Excellency|The Honourable|Rt Hon|Sayyid|Engineer|Doña|Dott.|Ayatollah|Khun|Datuk Seri'.split(
    '|',
  );
export const RARE_HONORIFICS =
  'Tengku|Effendi|Bek|Nawab|Pandit|Swami|Rebbe|Archimandrite|Tunku|Oba|Chief|Comrade|Magister|Ingeniero|Licenciado|Avukat|Kapitan|Ponorogo|Lala'.split(
    '|',
  );
/** As people write what somebody is behind the name. */
export const RANKS =
  'Colonel|Major General|(retd.)|Brigadier-General|Lieutenant Colonel|Admiral|President|Minister of Defence|Member of Parliament|Chairman|Director General|Governor|Marshal|Général de brigade|Generalleutnant|Ministro|Polkovnik|PhD|Jr.|MP|Commander|Deputy Minister|Vice Admiral|Secretary General|Ambassador'.split(
    '|',
  );
export const LEGAL_FORMS =
  'LLC|Ltd|Limited|GmbH|S.A.|S.r.l.|OOO|ZAO|OAO|AG|B.V.|N.V.|Sp. z o.o.|d.o.o.|Oy|AB|A/S|S.p.A.|SARL|PJSC|Ltda|EOOD|SDN BHD|Pte Ltd|TOO|UAB|OÜ|SIA|Kft|a.s.|FZE|PLC|Co., Ltd.|Limited Liability Company|Aktiengesellschaft|Société anonyme|Tbk PT|K.K.|TOV|MChJ'.split(
    '|',
  );
export const VESSEL_PREFIXES = 'M/V|M/T|MV|MT|M.V.|M.T.|SS|FV|F/V|MS|M/S|LPG/C|Motor Vessel|Motor Tanker'.split('|');
