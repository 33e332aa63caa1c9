import { Button } from '@salt-ds/core';
import { AddIcon } from '@salt-ds/icons';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { withPanel } from '../blotter/panel-address.ts';

/** Opens the ticket beside the screen; not there for who may not send. */
export function NewOrderButton() {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const changeSearch = useSearchChange();
  if (!arePermitted) return null;
  return (
    <Button
      sentiment="accented"
      title="New order (N)"
      onClick={() => changeSearch((now) => withPanel(now, { kind: 'trade' }))}
    >
      <AddIcon aria-hidden /> New order
    </Button>
  );
}
