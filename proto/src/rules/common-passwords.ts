/** The most used passwords of six letters and more (beside repeated and counted-up characters, which a rule finds). */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssw0rd p@ssword password1 password12 password123 passwort hunter2 qwerty qwertz azerty
  qwerty1 qwerty12 qwerty123 qwertyuiop 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx qazwsx zxcvbn zxcvbnm asdfgh
  asdfghjkl abc123 abcd1234 a1b2c3 aa123456 admin1 admin123 admin1234 administrator adminadmin root123 toor123
  letmein letmein1 welcome welcome1 welcome123 changeme changeme1 default guest123 iloveyou iloveyou1 princess
  sunshine monkey dragon master shadow football baseball basketball superman batman trustno1 michael jordan23
  charlie daniel jessica ashley bailey hannah thomas george andrew jennifer nicole matthew joshua tigger ginger
  pepper cookie cheese summer winter spring autumn flower lovely hello1 hello123 freedom whatever starwars pokemon
  computer internet samsung google facebook liverpool arsenal chelsea barcelona secret secret1 test123 testtest
  test1234 temp123 temporary login123 user123 demo123 killer soccer hockey ranger buster harley yankees maggie
  mustang access ferrari mercedes porsche qwe123 zaq12wsx zaq1zaq1 asd123 123qwe 123abc 123123a 1234qwer a123456
  a12345678 12345a 123456a 123456789a dossier dossier1 dossier123`.split(/\s+/),
);
