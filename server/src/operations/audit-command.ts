/** `npm run audit-trail`: verifies every chain of the audit trail; code 1 when one was changed. */
import { runCommand, say } from './command.ts';

await runCommand(async (config) => {
  const [{ verifyTrail }, { openStores }] = await Promise.all([import('./audit.ts'), import('./stores.ts')]);
  const stores = await openStores(config, { filled: true });
  try {
    const chains = await verifyTrail(stores.url);
    for (const { chain, events, head, faults } of chains)
      say(`${chain || '(operator)'}: ${faults.length === 0 ? 'sound' : faults.join('; ')}, ${events} events, ${head}`);
    if (chains.some((chain) => chain.faults.length > 0)) throw new Error('The audit trail was changed.');
  } finally {
    await stores.close();
  }
});
