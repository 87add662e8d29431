import { refuseField } from '../../errors.ts';

/** Refuses a common password at its field, in any letter case and with any special characters around it (`Password1!`). */
export function checkHaeufig(field: string, passwort: string): void {
  if (HAEUFIGE_PASSWOERTER.has(passwort.toLowerCase().replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')))
    refuseField(field, 'passwortHaeufig');
}

/**
 * The thousand most common passwords of at least 8 characters with letters and digits, in lower case. Other rules refuse shorter and simpler
 * ones anyway. Taken by frequency from the password list of zxcvbn (MIT), plus passwords that are common in German.
 */
export const HAEUFIGE_PASSWOERTER: ReadonlySet<string> = new Set(
  `
0000000000o 063dyjuy 085tzzqi 0987654321q 0o9i8u7y 1111aaaa 1111qqqq 1232323q 123321qwe 1234567890a 1234567890q 1234567890z 123456789a
123456789d 123456789k 123456789l 123456789m 123456789o 123456789p 123456789q 123456789qwe 123456789r 123456789s 123456789v 123456789z
12345678a 12345678q 1234567a 1234567aa 1234567q 123456aa 123456ab 123456abc 123456as 123456asd 123456qq 123456qqq 123456qw 123456qwe
123456qwerty 123456ru 12345abc 12345asd 12345qaz 12345qwe 12345qwer 12345qwert 12345qwerty 1234abcd 1234asdf 1234kekc 1234qwer 1234qwert
1234rewq 1234zxcv 123hfjdk147 123masha 123mudar 123qq123 123qwe123 123qwe456 123qweas 123qweasd 123qweasdzxc 123qwert 123qwerty 12locked
12qw12qw 12qw34er 12qwaszx 12qwerty 12s3t4p55 151nxjmt 17171717aa 1a2a3a4a 1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g 1asshole 1basebal
1hxboqg2 1letmein 1michael 1million 1mustang 1passwor 1password 1q2q3q4q 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx
1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 1qazzaq1 1qw23er4 1x2zkg8w 1z2x3c4v 1z2x3c4v5b 20spanks 23skidoo 2wsx3edc 2wsxzaq1
33rjhjds 3edc4rfv 3rjs1la7qe 44magnum 45m2do5bs 4rfv3edc 50spanks 55bgates 5hsu75kpot 5tgb6yhn 5wr2i7h8 67camaro 69camaro 7777777a
7ugd5hip2j 8j4ye3uz 8phrowz622 8phrowz624 911turbo 9293709b13 987654321a 987654321q a1234567 a12345678 a123456789 a123456a a1a2a3a4
a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 aa123456 aaaa1111 aaaaaaa1 abc12345 abc123456 abcd1234 abcde123 abcdefg1 access14
access99 account1 admin123 admin1234 admin12345 admin2024 admin2025 admin2026 agent007 alabama1 alex1234 alexander1 allison1 alpha123
america1 andrew12 andyod22 angel123 angel666 anna2614 anthony1 anthony2 anthony7 antonio1 apollo11 apollo13 apple123 arizona1 arsenal1
as123456 asd12345 asdasd123 asdf1234 asdfg123 asdfg12345 asdfgh01 asdqwe123 asshole1 atlanta1 austin31 austin316 awesome1 babylon5
barbara1 basebal1 baseball1 bastard1 batman12 bayern12 bayern123 bayern1234 bayern1900 bayern2024 bayern2025 bayern2026 beatles1
beckham7 berlin12 berlin123 berlin1234 berlin2024 berlin2025 berlin2026 bigdick1 birthday4 black123 blackie1 blaster1 blessed1 blink182
blondie1 blue1234 boris123 borussia1 borussia12 borussia123 borussia1234 borussia2024 borussia2025 borussia2026 bradley1 brandon1
broncos1 brother1 bruno123 bubba123 bubbles1 buckeye1 buddy123 buffalo1 bulldog1 buster01 buster12 bvb09bvb c3por2d2 camelot1 cameron1
cantona7 capital1 captain1 care1839 cartman1 cbr600rr cbr900rr cezer121 changeme1 charles1 charles2 charlie1 charlie123 charlie2
charlie3 chelsea1 chester1 chevys10 chicago1 chicken1 chickenwing101 chipper1 chopper1 chris123 chrissy1 christy1 claudia1 cobra427
computer1 computer12 computer123 computer1234 computer2024 computer2025 computer2026 control1 corvet07 cowboys1 cricket1 crimson1
crystal1 cygnusx1 cynthia1 dallas22 daniel12 david123 death666 deborah1 demon666 destiny1 detroit1 deutschland1 deutschland12
deutschland123 deutschland1234 deutschland2024 deutschland2025 deutschland2026 devil666 diamond1 digital1 dilbert1 dima1995 dodgers1
dolphin1 domainlock2005 dortmund1 dortmund12 dortmund123 dortmund1234 dortmund2024 dortmund2025 dortmund2026 douglas1 dragon01 dragon11
dragon12 dragon123 dragon1234 dragon13 dragon2024 dragon2025 dragon2026 dragon69 dreamer1 drummer1 ducati99 eclipse1 element1 eleven11
elvis123 emmitt22 england1 enter123 everton1 express1 f00tball f15eagle familie1 familie12 familie123 familie1234 familie2024
familie2025 familie2026 fantasy1 favorite2 favorite6 fcbayern1 ferrari1 ficken123 fireman1 fishing1 flipper1 florida1 flowers1 flyers88
football1 fordf150 fordf250 fordf350 forever1 formula1 francis1 frank123 frankie1 fred1234 freedom1 freedom2 friday13 friends1 front242
fruehling1 fruehling12 fruehling123 fruehling1234 fruehling2024 fruehling2025 fruehling2026 fuckme69 fuckoff1 fuckyou1 fuckyou2
fussball1 fussball12 fussball123 fussball1234 fussball2024 fussball2025 fussball2026 futyn007 gabriel1 gandalf1 gast1234 gateway1
gateway2 geheim12 geheim123 geheim1234 geheim2024 geheim2025 geheim2026 general1 genesis1 georgia1 germany1 gfhjkm12 gfhjkm123 ghbdtn123
ghhh47hj7649 gizmodo1 gn56gn56 golfing1 good123654 gordon24 green123 gregory1 groupd2013 gsxr1000 hallo123 hallo1234 hallo2024 hallo2025
hallo2026 hamburg1 hamburg12 hamburg123 hamburg1234 hamburg2024 hamburg2025 hamburg2026 happy123 hawaii50 hawkeye1 hd764nw5d7e1vb1
heather1 heather2 hello123 hello1234 herbst12 herbst123 herbst1234 herbst2024 herbst2025 herbst2026 hershey1 hitman47 holiday1 homer123
hooters1 houston1 hunter12 huskers1 ichliebe1 ichliebe12 ichliebe123 ichliebe1234 ichliebe2024 ichliebe2025 ichliebe2026 iloveyou1
iloveyou12 iloveyou123 iloveyou1234 iloveyou2 iloveyou2024 iloveyou2025 iloveyou2026 ilya1234 ilya1992 india123 indiana1 internet1
internet12 internet123 internet1234 internet2024 internet2025 internet2026 ireland1 ironman1 iverson3 j3qq4h7h2v jackass1 jackson1
jackson5 jamaica1 james007 james123 january1 jasmine1 jason123 jbond007 jeffrey1 jennifer1 jessica1 jessica2 jesus123 jesus777 jimmy123
johnson1 jordan23 joshua12 jupiter1 jupiter2 just4fun justice1 kcj9wx5n kenneth1 kevin123 killer12 killer123 koeln123 koeln1234
koeln2024 koeln2025 koeln2026 kordell1 kristen1 kristin1 lakers24 lebron23 left4dead letmein1 letmein2 liberty1 lincoln1 lindsay1
lindsey1 lineage2 liverpool1 login1234 lol12345 lotus123 love1234 loveme89 loveyou1 loveyou2 lucky123 luv2epus madala11 madison1
madonna1 magic123 mailcreated5240 mama1234 manager1 mapet123456 marcius2 marines1 marino13 mash4077 master01 master11 master12 master123
master1234 master2024 master2025 master2026 matthew1 matthew2 maximus1 maxwell1 mazda323 mazda626 mazdarx7 melanie1 melissa1 mercury1
metallica1 michael1 michael2 michael3 michael9 michele1 michelle1 mike1234 miranda1 misfit99 molly123 money123 monique1 monkey11
monkey12 monkey123 monkey1234 monkey2024 monkey2025 monkey2026 monkey69 monster1 montana1 montgom240 muenchen1 muenchen12 muenchen123
muenchen1234 muenchen2024 muenchen2025 muenchen2026 music123 mustang0 mustang1 mustang2 mustang3 mustang5 mustang6 mustang8 mustang9
mutti123 mutti1234 mutti2024 mutti2025 mutti2026 myspace1 nancy123 nascar24 natalie1 natasha1 naughty1 ncc1701a ncc1701d ncc1701e
ncc74656 nemesis1 nemrac58 neu12345 newpass1 newpass6 newport1 newproject2004 newyork1 nirvana1 nokia123 nokia3250 nokia5130 nokia5230
nokia5530 nokia5800 nokia6233 nokia6300 nokian73 noname123 nothing1 nwo4life october1 october2 open1234 p0015123 p0o9i8u7 p455w0rd
p4ssw0rd p4ssw0rt p4ssword pa55w0rd pa55word packard1 packers1 paladin1 pandora1 pantera1 panther1 panties1 papa1234 pass1234 passw0rd
passw0rd1 passw0rt passwor1 password01 password1 password11 password12 password123 password1234 password2 password2024 password2025
password2026 password3 password9 password99 passwort1 passwort12 passwort123 passwort1234 passwort2024 passwort2025 passwort2026
patches1 patrick1 payton34 peaches1 pegasus1 penguin1 pentium4 pepsi123 perfect1 phantom1 phillip1 phoenix1 phoenix2 pioneer1 pippen33
playboy1 playboy2 pokemon1 pokemon123 polniypizdec0211 pontiac1 pool6123 popcorn1 porsche1 porsche9 porsche911 postov1000 power123
prelude1 princess1 private1 pufunga7782 pumpkin1 pussy123 pussy4me pyramid1 q1234567 q123456789 q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 q2w3e4r5 qaz12345 qaz123wsx qazwsx12 qazwsx123 qazwsxedc1 qazwsxedc123 qazxsw12 qazxsw123 qq123456 quant4307s qw123456
qwaszx12 qwe123qwe qweasd123 qweasdzxc123 qwer1234 qwert123 qwert12345 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwerty13 qwerty2024 qwerty2025 qwerty2026 qwerty77 qwerty777 qwerty78 qwerty99 qwertz12 qwertz123 qwertz1234 qwertz2024 qwertz2025
qwertz2026 r2d2c3p0 r2d2c3po r4e3w2q1 raiders1 rainbow1 rainbow6 rangers1 raymond1 rb26dett rebbyt34 rebecca1 redhead1 redneck1 redwing1
revival47 richard1 rocky123 ronaldo7 rooster1 rosebud1 rt6ytere rush2112 russell1 russian7 saab9000 sabrina1 samantha1 sammy123 samsung1
sandman1 sanity72 sasha123 satan666 schalke04 schalke1 schalke12 schalke123 schalke1234 schalke2024 schalke2025 schalke2026 schatz12
schatz123 schatz1234 schatz2024 schatz2025 schatz2026 schule12 schule123 schule1234 schule2024 schule2025 schule2026 scooter1 scorpio1
seattle1 secret12 secret123 secret1234 secret2024 secret2025 secret2026 segblue2 service1 sevenof9 shadow01 shadow12 shaney14 shannon1
sk8ordie skeeter1 skipper1 skyline1 smoke420 snowman1 soccer10 soccer11 soccer12 soccer13 sojdlg123aljg sommer12 sommer123 sommer1234
sommer2024 sommer2025 sommer2026 sonne123 sonne1234 sonne2024 sonne2025 sonne2026 sooners1 soso123aljg spartan1 spartan117 special1
spencer1 spiderman1 spring12 spring123 spring1234 spring2024 spring2025 spring2026 stanley1 start123 start1234 start2024 start2025
start2026 starwars1 stephen1 steve123 stewart1 stinger1 strange1 sublime1 success1 summer01 summer12 summer123 summer1234 summer2024
summer2025 summer2026 summer69 summer99 sunshine1 super123 superman1 teacher1 test1234 test12345 test2024 test2025 test2026 testing1
thelast1 therock1 thumper1 thunder1 tiffany1 tiger123 tigger12 timothy1 timoxa94 titanic1 trinity1 trojans1 trooper1 trouble1 trucker1
trumpet1 trustno1 turkey50 unicorn1 user1234 usmc0311 usuckballz1 vampire1 vanessa1 vegas123 victory1 vikings1 vincent1 voyager1
vsjasnel12 warcraft3 warrior1 weare138 websol76 welcome1 welcome12 welcome123 welcome1234 welcome2 welcome2024 welcome2025 welcome2026
westham1 wg8e3wjf whatever1 william1 william2 willkommen1 willkommen12 willkommen123 willkommen1234 willkommen2024 willkommen2025
willkommen2026 windows1 winston1 winter12 winter123 winter1234 winter2024 winter2025 winter2026 winter99 wp2003wp wrinkle1 x72jhhu3z
yamahar1 yamahar6 yankees1 yankees2 year2005 z1x2c3v4 z1x2c3v4b5 zachary1 zaq12345 zaq12wsx zaq1xsw2 zxasqw12 zxcasdqwe123 zxcv1234
zxcvb123 zxcvb12345 zxcvbnm1 zxcvbnm123 zz8807zpl
`
    .trim()
    .split(/\s+/),
);
