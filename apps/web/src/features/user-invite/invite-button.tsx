import { Button } from '@salt-ds/core';
import { MessageIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { laterDialog } from '../../lib/later-part.tsx';

const InviteUser = laterDialog(async () => (await import('./invite-user.tsx')).InviteUser);

/** For administrators, wherever they look for users. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button appearance="bordered" onClick={() => setOpen(true)}>
        <MessageIcon aria-hidden /> Invite user
      </Button>
      {isOpen ? <InviteUser onClose={() => setOpen(false)} /> : null}
    </>
  );
}
