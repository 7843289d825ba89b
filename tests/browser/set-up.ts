/** Playwright's set-up of a run: the test databases, as for the API suite. */
import { startTestDatabases } from '#world/app/database.ts';

export default function setUp(): Promise<() => Promise<void>> {
  return startTestDatabases();
}
