/** The door of members: what other features use. */
export { MembersSection } from './members-section.tsx';
