import { useMemo } from 'react';
import { useCommandSource } from '../../features/command-palette/command-registry.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { withPanel } from '../blotter/panel-address.ts';

/** Commands of every screen: send staged orders, release pending ones. */
export function useStartCommands(): void {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const changeSearch = useSearchChange();
  useCommandSource(
    useMemo(() => {
      const command = (kind: 'send-staged' | 'pending-parameters', title: string, keywords: readonly string[]) => ({
        id: `trade.${kind}`,
        title,
        group: 'Trade',
        keywords,
        run: () => changeSearch((now) => withPanel(now, { kind, orders: [] })),
      });
      const commands = [
        command('send-staged', 'Send staged orders', ['staging', 'basket', 'start']),
        command('pending-parameters', 'Pending parameters', ['review', 'release', 'arrived']),
      ];
      return { id: 'start-orders', rank: 21, commands: arePermitted ? commands : [] };
    }, [arePermitted, changeSearch]),
  );
}
