import { ChevronDownIcon } from '@salt-ds/icons';
import { useId, useState } from 'react';
import { PanelButton } from '../../components/popover/panel-button.tsx';
import { useSession } from '../../session/session-context.tsx';
import { selectCurrentUser } from '../../session/session-selectors.ts';
import { laterPart } from '../../lib/later-part.tsx';
import styles from './column-views.module.css';
import { type ColumnViewsProps, useColumnViews } from './use-column-views.ts';
import { doneAskingToSave, useAskedView, useSavingGridId } from './view-choice.ts';

const ViewsPanel = laterPart(async () => (await import('./views-panel.tsx')).ViewsPanel);

/** The saved views of a grid: choose, save, rename, delete. */
export function ColumnViews(props: ColumnViewsProps) {
  const user = useSession(selectCurrentUser);
  if (user === null) return null;
  return <ViewsMenu key={`${user.id} ${props.grid.id}`} userId={user.id} {...props} />;
}

function ViewsMenu(props: ColumnViewsProps & { readonly userId: number }) {
  const views = useColumnViews(props.userId, props);
  useAskedView(props.grid.id, (setting) => {
    if (setting === 'standard') views.chooseStandard();
    else void views.choose(setting);
  });
  const [isOpened, setOpened] = useState(false);
  const isAsked = useSavingGridId() === props.grid.id;
  const headingId = useId();
  const setOpen = (isOpen: boolean) => {
    setOpened(isOpen);
    if (isOpen) return;
    views.forgetFailures();
    if (isAsked) doneAskingToSave();
  };
  const name = views.chosen?.name ?? 'Standard';
  const title = views.isChanged ? `${name}, unsaved changes` : name;
  return (
    <PanelButton
      isOpen={isOpened || isAsked}
      onOpenChange={setOpen}
      labelledBy={headingId}
      renderButton={(opener) => (
        <button type="button" className={styles['trigger']} title={title} aria-label={`View: ${title}`} {...opener}>
          <span className={styles['name']}>{name}</span>
          {views.isChanged ? <span className={styles['mark']} /> : null}
          <ChevronDownIcon aria-hidden />
        </button>
      )}
    >
      <ViewsPanel
        views={views}
        headingId={headingId}
        isSaving={isAsked && views.chosen === null}
        onDone={() => setOpen(false)}
      />
    </PanelButton>
  );
}
