/** Common passwords of a permitted length, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    00000000 0123456789 0987654321 1029384756 11111111 111111111 1111111111 11223344 1122334455 12121212 121212121
    123123123 123321123 12341234 12344321 123454321 12345678 123456789 1234567890 123456789012 1234567891
    12345678910 123456789a 12345678a 12345679 1234567a 12345qwert 1234qwer 123qweasd 13579246 147258369 147852369
    159357456 159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 22222222 33333333 44444444 55555555 66666666
    741852963 77777777 789456123 87654321 88888888 963852741 987654321 9876543210 99999999 a1234567 a12345678
    a123456789 aa123456 aa12345678 abc12345 abc123456 abc@1234 abcd1234 abcd12345 abcd@123 abcd@1234 abcdefgh
    abcdefghi access14 admin123 admin1234 admin12345 admin@123 admin@1234 administrator alexander amitabh1
    anjali123 asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl; babygirl bangalore baseball basketball batman123
    beautiful bharat123 bharatmata blink182 bollywood butterfly challenge champion charlie1 chennai123 chocolate
    computer computer1 corvette cricket1 cricket123 daniel123 delhi123 dragon123 einstein elephant facebook
    falcon123 family123 farmer123 farmers123 fertilizer firebird football football1 forever1 freedom1 friends1
    ganesha1 gangadhar ganpati1 garfield godisgood google123 govinda1 haldhar1 haldhar123 haldhar@123
    haldharhaldhar harekrishna hariom123 hello123 hello1234 hellohello hindustan hyderabad iloveindia iloveyou
    iloveyou1 iloveyou2 india123 india1234 india12345 india@123 internet jaihind1 jaihind123 jaimatadi jaimatadi1
    jaishreeram jaishriram jasmine1 jayhind123 jennifer jordan123 jordan23 kisan123 kisan1234 krishna1 krishna123
    krishna@123 kumar123 kumar1234 lakshmi1 lakshmi123 letmein1 letmein123 liverpool login123 lovelove loveyou1
    loveyou123 mahadev1 mahadev123 mahadevji maharaja marina123 master12 master123 michael1 michelle monkey12
    monkey123 mother123 mumbai123 mummy123 murugan1 mustang1 mylove123 nagaraju namaste1 namaste123 ncc1701d
    nicole12 nothing1 november omnamahshivaya omsairam omsairam1 p@ssw0rd p@ssw0rd1 p@ssword pa55word pakistan
    parwati1 pass1234 pass12345 pass@123 pass@1234 passw0rd passw0rd1 password password! password0 password1
    password12 password123 password1234 password2 password@1 password@123 patanjali pokemon1 pokemon12 princess
    princess1 priyanka q1w2e3r4 q1w2e3r4t5 qazwsxed qazwsxedc qwaszx12 qwer1234 qwert123 qwert12345 qwerty12
    qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty@123 qwertyui qwertyuiop radhakrishna radheradhe
    radheshyam rahul123 raja1234 raju1234 ramkrishna rockyou1 sachin10 sachin123 saibaba1 saibaba123 sairam123
    samantha samsung1 samsung123 sanjay123 secret12 secret123 shadow12 shadow123 shiva123 shivaji1 shivshakti
    shivshankar sitaram1 slipknot startrek starwars sunshine sunshine1 superman superman1 sweetheart test1234
    test12345 test@123 testtest tigger12 tinkerbell tomorrow tractor1 tractor123 trustno1 user1234 vande123
    vandemataram victoria vinayaka waheguru waheguru1 waterfall welcome1 welcome12 welcome123 welcome@123 whatever
    whatever1 william1 windows1 zaq12wsx zaq1zaq1 zxcvbnm, zxcvbnm1 zxcvbnm123
  `
    .trim()
    .split(/\s+/),
)
