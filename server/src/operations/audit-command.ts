/** `audit-trail`: verifies every chain of the audit trail; code 1 when one was changed. */
import type { Command } from 'commander';
import { command, refuseLeftover } from './command.ts';

export function addAuditTrail(program: Command): void {
  command(
    program,
    { usage: 'audit-trail', summary: 'verify every chain of the audit trail; code 1 when one was changed' },
    async ({ config, place }) => {
      place(config);
      refuseLeftover(config);
      const [{ verifyTrail }, { openStores }] = await Promise.all([import('./audit.ts'), import('./stores.ts')]);
      const stores = await openStores(config, { filled: true });
      try {
        const chains = await verifyTrail(stores.url);
        return {
          lines: chains.map(
            ({ chain, events, head, faults }) =>
              `${chain || '(operator)'}: ${faults.length === 0 ? 'sound' : faults.join('; ')}, ${events} events, ${head}`,
          ),
          data: { chains },
          ...(chains.some(({ faults }) => faults.length > 0) ? { problem: 'The audit trail was changed.' } : {}),
        };
      } finally {
        await stores.close();
      }
    },
  );
}
