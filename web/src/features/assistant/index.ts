/** The door of the assistant. */
export { AssistantPanel } from './assistant-panel.tsx';
