import type { SavedPowerSearch } from '@meridian/protocol/live/search-commands';
import { useRef, useState } from 'react';
import type { PowerSearchModel } from '../use-power-search.ts';
import { DeleteStep } from './delete-step.tsx';
import { ReplaceStep } from './replace-step.tsx';
import { SaveAsStep } from './save-as-step.tsx';
import { SavedList } from './saved-list.tsx';
import styles from './saved-searches.module.css';
import type { SavedSearchesModel } from './use-saved-searches.ts';

export type SavedPanelProps = {
  readonly saved: SavedSearchesModel;
  /** The saved search that is open on the screen. */
  readonly open: SavedPowerSearch | null;
  readonly isChanged: boolean;
  readonly model: Pick<PowerSearchModel, 'search' | 'open' | 'setSavedName'>;
  readonly headingId: string;
  readonly onDone: () => void;
};

/** The panel shows one step at a time, so that focus and Escape are unambiguous. */
type Step =
  | { readonly kind: 'list' }
  | { readonly kind: 'save-as' }
  | { readonly kind: 'delete'; readonly target: SavedPowerSearch }
  | { readonly kind: 'replace'; readonly target: SavedPowerSearch };

const LIST: Step = { kind: 'list' };

export function SavedPanel(props: SavedPanelProps) {
  const { saved, model, headingId, onDone } = props;
  const [step, setStep] = useState<Step>(LIST);
  const heading = useRef<HTMLHeadingElement>(null);
  const toList = () => {
    saved.save.reset();
    saved.remove.reset();
    setStep(LIST);
    // The focused button disappears with its step, so the heading takes the focus.
    heading.current?.focus();
  };
  const save = async (name: string) => {
    if (model.search === null) return;
    const isSaved = await saved.save.mutateAsync({ name, search: model.search }).then(
      () => true,
      () => false,
    );
    if (!isSaved) return;
    model.setSavedName(name);
    onDone();
  };
  return (
    <div className={styles['panel']}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles['heading']}>
        {headingOf(step)}
      </h2>
      {step.kind === 'list' ? (
        <SavedList
          {...props}
          onSaveAs={() => setStep({ kind: 'save-as' })}
          onReplace={(target) => setStep({ kind: 'replace', target })}
          onDelete={(target) => setStep({ kind: 'delete', target })}
        />
      ) : null}
      {step.kind === 'save-as' ? (
        <SaveAsStep
          saved={saved}
          onSave={(name) => void save(name)}
          onReplace={(target) => setStep({ kind: 'replace', target })}
          onCancel={toList}
        />
      ) : null}
      {step.kind === 'replace' ? (
        <ReplaceStep {...props} target={step.target} onReplace={() => void save(step.target.name)} onCancel={toList} />
      ) : null}
      {step.kind === 'delete' ? (
        <DeleteStep
          saved={saved}
          target={step.target}
          onDeleted={() => {
            if (props.open?.name === step.target.name) model.setSavedName(null);
            toList();
          }}
          onCancel={toList}
        />
      ) : null}
    </div>
  );
}

function headingOf(step: Step): string {
  if (step.kind === 'replace') return `Replace “${step.target.name}”?`;
  if (step.kind === 'delete') return `Delete “${step.target.name}”?`;
  return step.kind === 'save-as' ? 'Save search as' : 'Saved searches';
}
