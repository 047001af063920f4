/**
 * Words that German offices use in passwords, without endings: with digits, years, symbols and substitutions they cover many thousand common
 * passwords (see `rules/password.ts`). Letters a–z only, at least three.
 */
const WORDS = `
passwort password passwd kennwort geheim geheimnis secret hallo hello willkommen welcome servus moin
admin administrator root user benutzer gast guest login zugang access test tester testing demo default standard start master manager
chef boss buero office firma company service support kunde kunden shop store laden verkauf einkauf lager kasse
computer laptop internet windows microsoft google apple samsung iphone android office outlook excel server system netzwerk drucker telefon
januar februar maerz april mai juni juli august september oktober november dezember
january february march may june july october december
montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday
fruehling sommer herbst winter spring summer autumn ostern weihnachten silvester urlaub ferien
sonne sonnenschein sunshine mond moon stern sterne star stars himmel regen schnee blume blumen rose rosen lilie garten wald baum fluss meer
liebe love liebling schatz schatzi schnucki engel angel maus mausi baby herz herzchen ichliebedich iloveyou loveyou lovely princess prinzessin
prinz koenig king queen freund freunde friend friends familie family mama papa mutter vater oma opa sohn tochter bruder schwester
hund katze maus hase hasi pferd vogel fisch loewe lion tiger baer drache dragon monkey affe einhorn unicorn schmetterling butterfly delfin
fussball football baseball basketball hockey tennis soccer bayern borussia dortmund schalke hamburg werder bremen stuttgart leverkusen frankfurt
gladbach hertha union koeln eintracht berlin muenchen duesseldorf leipzig dresden hannover nuernberg essen bonn mannheim deutschland germany europa
oesterreich schweiz italien spanien mallorca paris london newyork amerika
michael thomas andreas stefan peter christian daniel martin markus frank klaus wolfgang juergen bernd uwe alexander sebastian tobias
florian matthias patrick dennis marcel jan tim max maximilian paul lukas felix leon finn jonas david robert anna maria sabine susanne petra
monika claudia birgit andrea nicole stefanie julia katharina sandra melanie jessica jennifer lisa laura sarah lena lea mia emma sophie hannah
charlie george jordan michelle ashley amanda andrew joshua matthew william
superman batman spiderman starwars pokemon pikachu naruto matrix hunter ninja shadow phoenix merlin gandalf harry potter snoopy mickey
mercedes porsche ferrari audi volkswagen opel ford golf yamaha harley auto motorrad
pizza pasta schokolade kaffee coffee kuchen bier wein kaese banane apfel cookie cheese pepper
freedom freiheit frieden peace glueck happy lucky power energy magic zauber geld money reich gold silber silver diamond
letmein trustno whatever nothing changeme aendern bitteaendern qazwsx zaqwsx
schule lehrer student arbeit urlaubsreif feierabend wochenende
der die das ein eine mein meine dein unser ist und ich bin the and you are
`;

export const COMMON_WORDS: readonly string[] = WORDS.trim().split(/\s+/);
