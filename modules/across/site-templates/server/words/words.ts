/** What a template says, by its German words: in English, Italian and Russian. */
export type Words = Readonly<Record<string, readonly [en: string, it: string, ru: string]>>;
