import { plainName } from '@fachwerk/base/plain-name';

const GERMAN =
  'der die das den dem des ein eine einen einem einer eines und oder aber ich du er sie es wir ihr uns euch mir mich dir dich ihm ihn ihnen mein meine sein seine seinen seiner ihre ihren unser unsere ' +
  'ist sind war waren hat habe haben hatte wird werden wurde kann können soll sollen muss müssen darf will möchte bitte mal auch nur noch schon jetzt heute gestern morgen nicht kein keine ' +
  'in im an am auf aus bei mit nach von vom vor zu zum zur für über unter um bis seit wer wie was wo wann warum welche welcher welches viel viele ' +
  'januar februar märz april mai juni juli august september oktober november dezember';
const ENGLISH =
  'the a an and or but i you he she it we they me us him her them my your his our their is are was were has have had will can could should must may do does did please also only still now today yesterday ' +
  'tomorrow not no in at on of off by with to from for about over under until since who how what where when why which much many ' +
  'january february march june july october december';

/** Words of a sentence that tell nothing about the screen that is looked for. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(plainName(`${GERMAN} ${ENGLISH}`).split(' '));
