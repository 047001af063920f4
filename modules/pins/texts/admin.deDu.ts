export const adminDeDu = {
  'pins.close_text': 'Was du geschrieben hast, ist gesendet. Antworten findest du unter Nachrichten.',
} as const;
