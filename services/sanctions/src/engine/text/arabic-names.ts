/**
 * Very common names whose vowels everybody knows, so that Muhammad is not taken for Mahmud: without vowels
 * the two differ by one letter only. Keys as written without points, in Arabic and Persian letter forms.
 */
const SPELLINGS: Record<string, string> = {
  muhammad: 'محمد',
  ahmad: 'احمد',
  mahmud: 'محمود',
  ali: 'علي علی',
  hasan: 'حسن',
  husayn: 'حسين حسین',
  umar: 'عمر',
  uthman: 'عثمان',
  khalid: 'خالد',
  yusuf: 'يوسف یوسف',
  ibrahim: 'ابراهيم ابراهیم',
  ismail: 'اسماعيل اسماعیل',
  mustafa: 'مصطفى مصطفی مصطفي',
  mahdi: 'مهدي مهدی',
  riza: 'رضا',
  jafar: 'جعفر',
  said: 'سعيد سعید',
  salih: 'صالح',
  nasir: 'ناصر',
  salim: 'سالم سليم سلیم',
  jamal: 'جمال',
  karim: 'كريم کریم',
  rahman: 'رحمن رحمان',
  rahim: 'رحيم رحیم',
  fatima: 'فاطمه فاطمة',
  maryam: 'مريم مریم',
  zahra: 'زهرا زهراء',
  hamid: 'حامد حميد حمید',
  rashid: 'راشد رشيد رشید',
  amir: 'امير امیر',
  muhsin: 'محسن',
  musa: 'موسى موسی',
  isa: 'عيسى عیسی',
  dawud: 'داود داوود',
  sulayman: 'سليمان سلیمان',
  hashim: 'هاشم',
  qasim: 'قاسم',
  tariq: 'طارق',
  faysal: 'فيصل فیصل',
  walid: 'وليد ولید',
  majid: 'ماجد مجيد مجید',
  abbas: 'عباس',
  akbar: 'اكبر اکبر',
  anwar: 'انور',
  bakr: 'بكر بکر',
  hadi: 'هادي هادی',
  kazim: 'كاظم کاظم',
  latif: 'لطيف لطیف',
  nur: 'نور',
  sadiq: 'صادق',
  samir: 'سمير سمیر',
  abdullah: 'عبدالله',
  abdul: 'عبد',
  bin: 'بن',
  ibn: 'ابن',
  bint: 'بنت',
  abu: 'ابو',
  allah: 'الله',
  al: 'ال آل',
};

const BY_LETTERS = new Map(
  Object.entries(SPELLINGS).flatMap(([latin, letters]) => letters.split(' ').map((word) => [word, latin] as const)),
);

/** Alef with any carrier is one letter for this purpose. */
const plain = (word: string): string => word.replace(/[أإآٱ]/g, 'ا');

/** The usual Latin spelling of a common Arabic or Persian name, or undefined. */
export function commonArabicName(word: string): string | undefined {
  return BY_LETTERS.get(plain(word));
}
