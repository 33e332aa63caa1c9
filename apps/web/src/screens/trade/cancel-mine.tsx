import { useMemo } from 'react';
import { useCommandSource } from '../../features/command-palette/command-registry.ts';
import {
  CANCEL_MINE_KEY,
  CANCEL_MINE_LABEL,
  setCancelMineOpen,
  useCancelMine,
} from '../../features/order-actions/cancel-mine/cancel-mine-state.ts';
import { laterDialog } from '../../lib/later-part.tsx';
import { useSession } from '../../session/session-context.tsx';

const CancelMineDialog = laterDialog(
  async () => (await import('../../features/order-actions/cancel-mine/cancel-mine-dialog.tsx')).CancelMineDialog,
);

/** On every screen, for users who may act: a key and a command that cancel all of their own orders. */
export function CancelMine() {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const isOpen = useCancelMine((state) => state.isOpen);
  useCommandSource(
    useMemo(() => {
      const command = {
        id: 'trade.cancel-mine',
        title: `${CANCEL_MINE_LABEL}…`,
        group: 'Trade',
        keys: [CANCEL_MINE_KEY],
        keywords: ['cancel', 'own', 'my orders', 'out', 'panic'],
        run: () => setCancelMineOpen(true),
      };
      return { id: 'cancel-mine', rank: 22, commands: arePermitted ? [command] : [] };
    }, [arePermitted]),
  );
  return arePermitted && isOpen ? <CancelMineDialog /> : null;
}
