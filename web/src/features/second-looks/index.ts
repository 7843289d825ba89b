/** The door of second looks. */
export { SecondLookAnswer } from './answer-panel.tsx';
export { SecondLookRequest } from './ask-panel.tsx';
