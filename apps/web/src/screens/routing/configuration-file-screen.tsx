import { ConfigurationFileCards } from '../../features/configuration-file/configuration-file.tsx';
import { ScreenFrame } from '../../layout/screen-frame.tsx';
import { useSession } from '../../session/session-context.tsx';
import { selectIsAdmin } from '../../session/session-selectors.ts';
import { NotPermitted } from '../not-permitted.tsx';

const TITLE = 'Configuration file';

/** `/configuration/file`: for administrators. */
export function ConfigurationFileScreen() {
  const isAdmin = useSession(selectIsAdmin);
  return (
    <ScreenFrame title={TITLE}>
      {isAdmin ? <ConfigurationFileCards /> : <NotPermitted what={TITLE} permission="administrator" />}
    </ScreenFrame>
  );
}
