import type { DeskWords } from '../words.ts'

export const licencePapers: DeskWords['licencePapers'] = {
  title: 'ଦିଆଯାଇଥିବା ଲାଇସେନ୍ସ',
  takenOver: 'ବିକ୍ରେତାଙ୍କୁ ମଞ୍ଜୁର କଲେ, ଯାହାର ନିଷ୍ପତ୍ତି ବାକି ତାହା ଯେମିତି ଅଛି ସେମିତି ଲେଖାଯାଏ।',
  photograph: 'ଲାଇସେନ୍ସର ଫଟୋ',
  noPhotograph: 'ଫଟୋ ଆସିନାହିଁ',
  waiting: 'ଅପରେଟରଙ୍କ ପାଖରେ ଅଛି',
  approved: 'ଲେଖାଗଲା',
  refused: 'ଫେରାଇ ଦିଆଗଲା',
  approve: 'ଲେଖିନିଅନ୍ତୁ',
  refuseTitle: 'ଲାଇସେନ୍ସ ଫେରାଇ ଦେବେ?',
  isRefused: 'ଲାଇସେନ୍ସ ଫେରାଇ ଦିଆଗଲା',
  own: 'ଦୋକାନର ଲାଇସେନ୍ସ',
  ownLead: 'ପ୍ରତି ଲାଇସେନ୍ସ କାଗଜର ଫଟୋ ସହ ଦିଅନ୍ତୁ। ଫଟୋ କେବଳ ଅପରେଟର ଦେଖନ୍ତି, ଏବଂ ସେ ହିଁ ଲାଇସେନ୍ସ ଲେଖନ୍ତି।',
  add: 'ଲାଇସେନ୍ସ ଦିଅନ୍ତୁ',
  sent: 'ଲାଇସେନ୍ସ ଅପରେଟରଙ୍କୁ ପଠାଗଲା',
}

export const closingHour: DeskWords['closingHour'] = {
  title: 'ଦିନର ଶେଷ ସମୟ',
  none: 'ଦିନସାରାର ସବୁ ଅର୍ଡର ସେହି ଦିନର ଧରାଯାଏ।',
  from: (time) => `${time} ରୁ ଆସିଥିବା ଅର୍ଡର ପରଦିନର ଧରାଯାଏ, ଏବଂ ଜିନିଷ ଦିନେ ପରେ ପହଞ୍ଚିବ ବୋଲି କୁହାଯାଏ।`,
  change: 'ସମୟ ବଦଳାନ୍ତୁ',
  label: 'ଅର୍ଡର ସେହି ଦିନର ଧରନ୍ତୁ',
  all: 'ଦିନ ଶେଷ ପର୍ଯ୍ୟନ୍ତ',
  to: (time) => `${time} ପର୍ଯ୍ୟନ୍ତ`,
  save: 'ସମୟ ସେଭ୍ କରନ୍ତୁ',
  saved: 'ସମୟ ସେଭ୍ ହେଲା',
}

export const doorProof: DeskWords['doorProof'] = {
  title: 'କବାଟ ପାଖର ଫଟୋ',
  hint: 'ନ ଉଠାଇଲେ ବି ଚଳେ। ପରେ କେହି ପଚାରିଲେ କାମରେ ଲାଗେ। କେବଳ ଦୋକାନ ଓ ଅପରେଟର ଦେଖନ୍ତି।',
}
