import { Button } from '@salt-ds/core';
import { AddIcon, ImportIcon } from '@salt-ds/icons';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { withPanel } from '../blotter/panel-address.ts';
import styles from './trade-buttons.module.css';

/** Buttons for the basket and the ticket. Hidden from users who may not send. */
export function TradeButtons() {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const changeSearch = useSearchChange();
  const show = (kind: 'trade' | 'basket') => changeSearch((now) => withPanel(now, { kind }));
  if (!arePermitted) return null;
  return (
    <>
      <Button
        appearance="transparent"
        aria-label="Upload a basket"
        title="Upload a basket"
        onClick={() => show('basket')}
      >
        <ImportIcon aria-hidden />
      </Button>
      <Button sentiment="accented" title="New order (N)" onClick={() => show('trade')}>
        <AddIcon aria-hidden /> <span className={styles['first']}>New order</span>
      </Button>
    </>
  );
}
