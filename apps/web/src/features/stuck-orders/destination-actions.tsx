import { useState } from 'react';
import { DestinationButtons } from './destination-buttons.tsx';
import { RerouteFrom } from './reroute-from.tsx';

/** What can be done about a destination that is down. */
export function DestinationActions({ name }: { readonly name: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <DestinationButtons name={name} onReroute={() => setAsking(true)} />
      {isAsking ? <RerouteFrom name={name} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
