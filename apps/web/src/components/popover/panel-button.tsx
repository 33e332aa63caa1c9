import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { AnchorBox } from './popover-place.ts';
import { Popover } from './popover.tsx';

/** What the button takes on, so that it opens and closes the panel. */
export type PanelOpener = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
};

type PanelButtonProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The id of the panel's heading. */
  readonly labelledBy: string;
  readonly renderButton: (opener: PanelOpener) => ReactNode;
  readonly children: ReactNode;
};

/** A button with a panel below it. */
export function PanelButton({ isOpen, onOpenChange, labelledBy, renderButton, children }: PanelButtonProps) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      {renderButton({
        ref: opener,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => onOpenChange(!isOpen),
      })}
      {isOpen ? (
        <PanelBelow opener={opener} labelledBy={labelledBy} onClose={() => onOpenChange(false)}>
          {children}
        </PanelBelow>
      ) : null}
    </>
  );
}

/** As a {@link PanelButton} that nobody else opens or closes. */
export function OwnPanelButton(props: Omit<PanelButtonProps, 'isOpen' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false);
  return <PanelButton {...props} isOpen={isOpen} onOpenChange={setOpen} />;
}

type PanelBelowProps = {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly labelledBy: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Stays below its button while the window changes. */
function PanelBelow({ opener, labelledBy, onClose, children }: PanelBelowProps) {
  const [anchor, setAnchor] = useState<AnchorBox | null>(null);
  useEffect(() => {
    const place = () => setAnchor(opener.current?.getBoundingClientRect() ?? null);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [opener]);
  if (anchor === null) return null;
  return (
    <Popover labelledBy={labelledBy} anchor={anchor} opener={opener} isBare onClose={onClose}>
      {children}
    </Popover>
  );
}
