import { ROUTING_KINDS } from '@meridian/protocol/rest/configuration-calls';
import { ExportCard } from '../../features/configuration-file/export-card.tsx';
import { ImportCard } from '../../features/configuration-file/import-card.tsx';
import { HistoryCard } from '../../features/venue-configuration/history-card.tsx';
import styles from '../../features/venue-configuration/venue-configuration.module.css';
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
      {isAdmin ? (
        <div className={styles['page']}>
          <ImportCard />
          <div className={styles['side']}>
            <ExportCard />
            <HistoryCard kinds={ROUTING_KINDS} />
          </div>
        </div>
      ) : (
        <NotPermitted what={TITLE} permission="administrator" />
      )}
    </ScreenFrame>
  );
}
