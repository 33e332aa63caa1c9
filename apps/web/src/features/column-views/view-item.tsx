import type { UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { DeleteIcon, EditIcon, FavoriteIcon, FavoriteSolidIcon, SuccessTickIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import styles from './column-views.module.css';

type ViewItemProps = {
  readonly setting: UserViewSetting;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
  readonly onDefault: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
};

export function ViewItem(props: ViewItemProps) {
  const { setting, isChosen, isBusy } = props;
  const { name, isDefault } = setting;
  return (
    <li className={styles['item']} data-chosen={isChosen}>
      <ChooseButton isChosen={isChosen} isBusy={isBusy} onClick={props.onChoose}>
        {name}
      </ChooseButton>
      <button
        type="button"
        className={styles['tool']}
        data-default={isDefault}
        aria-pressed={isDefault}
        aria-label={`Start with ${name}`}
        title={isDefault ? 'The grid starts with this view' : 'Start with this view'}
        disabled={isBusy}
        onClick={props.onDefault}
      >
        {isDefault ? <FavoriteSolidIcon aria-hidden /> : <FavoriteIcon aria-hidden />}
      </button>
      <button
        type="button"
        className={styles['tool']}
        aria-label={`Rename ${name}`}
        title="Rename"
        onClick={props.onRename}
      >
        <EditIcon aria-hidden />
      </button>
      <button
        type="button"
        className={styles['tool']}
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={props.onDelete}
      >
        <DeleteIcon aria-hidden />
      </button>
    </li>
  );
}

/** The standard view: always there, never changed. */
export function StandardItem({ isChosen, onChoose }: { readonly isChosen: boolean; readonly onChoose: () => void }) {
  return (
    <li className={styles['item']} data-chosen={isChosen}>
      <ChooseButton isChosen={isChosen} isBusy={false} onClick={onChoose}>
        Standard
      </ChooseButton>
    </li>
  );
}

type ChooseButtonProps = {
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly children: ReactNode;
  readonly onClick: () => void;
};

function ChooseButton({ isChosen, isBusy, children, onClick }: ChooseButtonProps) {
  return (
    <button type="button" className={styles['choose']} aria-current={isChosen} disabled={isBusy} onClick={onClick}>
      <span className={styles['tick']}>{isChosen ? <SuccessTickIcon aria-hidden /> : null}</span>
      <span className={styles['name']}>{children}</span>
    </button>
  );
}
