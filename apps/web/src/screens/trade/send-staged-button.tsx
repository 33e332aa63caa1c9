import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { Button } from '@salt-ds/core';
import { SendIcon } from '@salt-ds/icons';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { START_WORDS } from '../../features/start-orders/start-kind.ts';
import { useLiveGrid } from '../../live/grid-context.tsx';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { withPanel } from '../blotter/panel-address.ts';
import styles from './trade-buttons.module.css';

const STAGED = { topic: 'parent_orders', params: { where: START_WORDS['send-staged'].where } } as const;

/** Opens the panel of staged orders and shows their count. Hidden from users who may not send. */
export function SendStagedButton() {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const changeSearch = useSearchChange();
  const staged = useGridFact(useLiveGrid(parentOrdersGrid, arePermitted ? STAGED : null), ({ total }) => total);
  if (!arePermitted) return null;
  return (
    <Button
      appearance="bordered"
      title="Send staged"
      onClick={() => changeSearch((now) => withPanel(now, { kind: 'send-staged', orders: [] }))}
    >
      <SendIcon aria-hidden /> <span className={styles['second']}>Send staged</span>
      {staged === 0 ? null : <span className={styles['count']}>{staged.toLocaleString('en-US')}</span>}
    </Button>
  );
}
