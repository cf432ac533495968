/** Forms of one given name across languages, and short forms. A name may belong to several groups. */
const GROUPS = `alexander aleksandr alexandre alessandro alejandro alexandros aleksander oleksandr aliaksandr iskandar iskander sasha alex alec sandro
alexei aleksei alexey aleksey oleksii oleksiy alyaksei alexis
andrew andrei andrey andrii andriy andreas andre andrea andres andrzej andrej anders ondrej andy drew
anthony antonio anton antoine antoni tony
arkady arkadii arkadiy arkadij
benjamin benyamin binyamin veniamin ben benny bibi benji
barack barak barry
catherine katherine katarina ekaterina kateryna katerina caterina kathryn kate katie cathy kathy katya katy
charles carlos carlo karl carl karol charlie chuck
christopher christophe cristobal krzysztof kristoffer chris
daniel danil daniil danylo dan danny
david daoud dawud davud davide dave davit dawit
dmitry dmitri dmitriy dmytro dzmitry dimitri dimitrios dimitar dima
edward eduardo eduard edouard ed eddie ted ned
elizabeth elisabeth elizaveta yelizaveta isabel isabella liz beth betty eliza liza
emmanuel emanuel manuel manolo immanuel
eugene evgeny evgeni evgeniy yevgeny yevgeniy yevgeni yevhen yauhen eugenio evgenii
francis francisco francesco francois franz frantisek pancho paco frank
frederick frederic federico fryderyk fred freddy
george georges georgy georgi georgiy jorge giorgio georg jerzy yuri yury yuriy yurii heorhii giorgi jiri jurgen
gregory grigory grigori grigoriy hryhoriy gregorio grzegorz greg
helen helena elena olena yelena alena ellen
henry henri enrique enrico heinrich henryk hank harry
hugh hugo ugo
ibrahim abraham ebrahim avraham abram ibragim brahim abe
igor ihor ihar
ilya ilia illia elijah elias ilyas eli
jack john johnny
jacob jakob yakov yakub yaqub jacques diego jakub yaakov giacomo
james jaime jim jimmy jamie santiago iago
jesus isa issa eesa
john juan ivan jean johann johannes hans jan giovanni joao ian sean ioannis yannis yahya jon johan
jonathan jonatan yonatan jon
joseph jose josef giuseppe yusuf yousef youssef yousuf youssouf yosef iosif osip joe joey jozef pepe
julia yulia yuliya iuliia julie giulia
konstantin constantine constantin kostas kostiantyn kanstantsin
lawrence laurence laurent lorenzo lavrentiy larry
leo lev leon leonid
louis luis luigi ludwig lewis ludovic lou
margaret margarita margarete marguerite malgorzata maggie meg peggy greta
mary maria marie mariya maryam mariam miriam maryia
matthew matteo mateo matthias mathias matthieu matvey mateusz matt
michael mikhail michel miguel michele mykhailo mykhaylo mikael michal mikhael mihail mikael mike mick misha mihai mikayil
nicholas nikolai nikolay nicolas nikolaos mykola nicola mikalai mikola niklas nick kolya nico
oleg oleh aleh
olga olha volha
patrick patricio patrizio padraig pat paddy
paul pavel paolo pablo pavlo pawel paulo
peter pyotr petr petro pedro pietro piotr pierre pete petros butros boutros
philip philippe felipe filip filippo phil
richard ricardo riccardo rick dick ricky rich
robert roberto bob bobby rob robbie
samuel sam sammy shmuel
sarah sara
sergei sergey serhii serhiy sergio serge siarhei sergej sergejs sergii sergiy
solomon suleiman sulaiman sulayman suleyman soleiman
stephen steven stefan stepan etienne esteban stefano istvan stephan stephane steve
svetlana svitlana sviatlana
tamara tamar
theodore theodor fyodor fedor fedir teodor ted teddy theo
thomas tomas tommaso tom tommy foma
timothy timofey timofei tim
victor viktor vittorio viktar vic
vladimir volodymyr uladzimir vladimiras vladimirs wladimir vova volodya
vyacheslav viacheslav viachaslau vyacheslau
walter valter wally
william guillermo guillaume wilhelm guglielmo willem bill billy will willy liam
yaroslav jaroslav iaroslav
mohammed muhammad mohamed mohammad muhammed mehmet mohamad mahomed magomed mohamud muhamad mahamat mamadou mohd md muhamed mukhammad magomet
ahmed ahmad akhmed ahmet achmad akhmad ahmadou amadou
hussein husayn hussain husain hossein huseyin hoseyn hussin gusein khusein hussien
hassan hasan khasan hasen
ali aly
omar umar omer umer
osman uthman othman usman ousmane osmane
osama usama oussama ussama
abdullah abdallah abdulla abdoullah abdollah
khalid khaled halid halit
said saeed sayid saied
qasim kassem kasim qassem qasem kassim gasim
qadhafi gaddafi kadafi qaddafi gadhafi kadhafi qadafi
jamal gamal djamal cemal dzhamal
jalal galal djalal celal
juma jumah gomaa djuma
lee li yi rhee ri
park pak bak
kim gim
choi choe
jung jong chung jeong chong
wang wong
chen chan tan
zhang cheung chang
huang wong hwang
liu lau liew
wu ng
xu hsu hui
zhou chou chow
zheng cheng
yoon yun youn
kang gang
cho jo
jang chang
shin sin
hwang whang
oh o`;

const byName = new Map<string, Set<number>>();
GROUPS.split('\n').forEach((line, group) => {
  for (const name of line.split(' ')) byName.set(name, (byName.get(name) ?? new Set()).add(group));
});
const members = GROUPS.split('\n').map((line) => line.split(' '));

/** True when both words are known forms of one name (John, Ivan; Bill, William). */
export function areEquivalent(a: string, b: string): boolean {
  const groups = byName.get(a);
  if (!groups) return false;
  const others = byName.get(b);
  if (!others) return false;
  for (const group of groups) if (others.has(group)) return true;
  return false;
}

/** Every other known form of a name, for looking them up in the index. */
export function equivalentsOf(word: string): string[] {
  const groups = byName.get(word);
  if (!groups) return [];
  return [...new Set([...groups].flatMap((group) => members[group]!))].filter((name) => name !== word);
}
