import { useMemo } from 'react';
import { useCommandSource } from '../../features/command-palette/command-registry.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { withPanel } from '../blotter/panel-address.ts';

const GROUP = 'Trade';
const RANK = 20;

/** Commands of every screen: ticket, basket, studio, and the key that sends. */
export function useTradeCommands(): void {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const changeSearch = useSearchChange();
  useCommandSource(
    useMemo(() => {
      const show = (kind: 'trade' | 'basket' | 'studio') => changeSearch((now) => withPanel(now, { kind }));
      const studio = {
        id: 'trade.studio',
        title: 'Strategy studio',
        group: GROUP,
        keywords: ['try', 'estimate', 'compare', 'custom strategy', 'trajectory'],
        run: () => show('studio'),
      };
      const commands = [
        {
          id: 'trade.ticket',
          title: 'New order',
          group: GROUP,
          keys: ['n'],
          keywords: ['trade', 'ticket', 'buy', 'sell'],
          run: () => show('trade'),
        },
        {
          id: 'trade.basket',
          title: 'Upload a basket',
          group: GROUP,
          keywords: ['list', 'csv', 'orders'],
          run: () => show('basket'),
        },
        {
          id: 'trade.send',
          title: 'Send the ticket',
          group: GROUP,
          keys: ['Mod+Enter'],
          isKeyOnly: true,
          run: sendWritten,
        },
      ];
      return { id: 'trade', rank: RANK, commands: arePermitted ? [...commands, studio] : [studio] };
    }, [arePermitted, changeSearch]),
  );
}

/** Sends only while the focus is inside: a key meant for the blotter must not send an order. */
function sendWritten(): void {
  const form = document.activeElement?.closest<HTMLFormElement>('form[data-sends-orders]');
  form?.requestSubmit();
}
