/**
 * Raymond's decisions as people type them: actions, and the answers to every kind of request. What is printed reads back as the
 * same decision.
 */
export { printAction, printSteps, readAction, readSteps } from './notation/actions.js';
export { type AnswerNotation, answerNotations } from './notation/answers.js';
export { printFormation, type Read, readFormation } from './notation/words.js';
