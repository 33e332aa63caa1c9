import { Button } from '@salt-ds/core';
import { SendIcon } from '@salt-ds/icons';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { withPanel } from '../blotter/panel-address.ts';
import styles from './trade-buttons.module.css';

/** Opens the staged orders beside the screen; not there for who may not send. */
export function SendStagedButton() {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const changeSearch = useSearchChange();
  if (!arePermitted) return null;
  return (
    <Button
      appearance="bordered"
      title="Send staged"
      onClick={() => changeSearch((now) => withPanel(now, { kind: 'send-staged', orders: [] }))}
    >
      <SendIcon aria-hidden /> <span className={styles['second']}>Send staged</span>
    </Button>
  );
}
