/** `npm run saring -- COMMAND`: the command line for administrators. Each command stands in a file of its own. */
import { Command, CommanderError } from 'commander';
import './command.ts';
import { addAuditTrail } from './audit-command.ts';
import { addBackup } from './backup-command.ts';
import { addCompany } from './company-command.ts';
import { addDoctor } from './doctor-command.ts';
import { addDrill } from './drill-command.ts';
import { addBackupKey } from './key-command.ts';
import { addMigrate } from './migrate-command.ts';
import { addMoveTo } from './move-command.ts';
import { addOperator } from './operator-command.ts';
import { addReferee } from './referee-command.ts';
import { addRestore } from './restore-command.ts';
import { addStart } from './start-command.ts';
import { addUpgradeDatabase } from './upgrade-command.ts';
import { addUser } from './user-command.ts';

const program = new Command('saring')
  .description(
    'The command line for administrators. Commands read the same settings as the start, and say first what they work on.',
  )
  .helpCommand(false)
  .showHelpAfterError('(--help tells more)')
  .exitOverride();
for (const add of [
  addStart,
  addDoctor,
  addBackup,
  addBackupKey,
  addRestore,
  addDrill,
  addMoveTo,
  addUpgradeDatabase,
  addMigrate,
  addAuditTrail,
  addOperator,
  addCompany,
  addUser,
  addReferee,
])
  add(program);

/** An option that stood before `--`: npm takes it for itself and hands on its value alone, so that `restore --check FILE` would restore. */
function takenByNpm(): string | undefined {
  const within = (of: Command): Command[] => [of, ...of.commands.flatMap(within)];
  const options = within(program).flatMap((of) => of.options.flatMap(({ long }) => long ?? []));
  // npm knows one of that name, which may be set for good.
  const ours = options.filter((option) => option !== '--json');
  return ours.find((option) => `npm_config_${option.slice(2).replaceAll('-', '_')}` in process.env);
}

try {
  const taken = takenByNpm();
  if (taken)
    program.error(
      `npm took ${taken} for itself. Options come after "--": npm run ${process.env.npm_lifecycle_event ?? 'saring'} -- ${taken} …`,
      { exitCode: 2 },
    );
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  // Help that was asked for is no mistake.
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}
