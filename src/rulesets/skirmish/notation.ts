export { type AnswerNotation, answerNotations } from './notation/answers.js';
export type { Reading } from './notation/figures.js';
