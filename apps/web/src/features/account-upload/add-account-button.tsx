import { Button } from '@salt-ds/core';
import { AddIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { laterDialog } from '../../lib/later-part.tsx';

const AddAccount = laterDialog(async () => (await import('./add-account.tsx')).AddAccount);

/** For administrators, wherever they look at accounts. */
export function AddAccountButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button appearance="bordered" onClick={() => setOpen(true)}>
        <AddIcon aria-hidden /> Add account
      </Button>
      {isOpen ? <AddAccount onClose={() => setOpen(false)} /> : null}
    </>
  );
}
