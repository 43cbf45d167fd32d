export { type AnswerNotation, answerNotations, type SkirmishAnswer, type SkirmishRequest } from './notation/answers.js';
export type { Reading } from './notation/figures.js';
