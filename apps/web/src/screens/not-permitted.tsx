import { LockedIcon } from '@salt-ds/icons';
import { StatePanel } from '../components/state-panel.tsx';

type NotPermittedProps = {
  /** What the screen is, in a few words. */
  readonly what: string;
  /** The permission that is missing, as screens call it. */
  readonly permission: string;
};

/** Shown to a user who opens the address without the permission. */
export function NotPermitted({ what, permission }: NotPermittedProps) {
  return (
    <StatePanel
      icon={<LockedIcon />}
      title={`${what} needs the ${permission} permission`}
      detail="Your account does not have it. Ask an administrator."
    />
  );
}
