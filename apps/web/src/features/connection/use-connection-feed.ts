import { useEffect } from 'react';
import { useLive } from '../../live/live-context.tsx';
import { NO_FACTS } from './connection-facts.ts';
import { feedState, namedConnections, statusFacts } from './connection-rows.ts';
import { useConnectionFacts } from './connection-store.ts';

/** Keeps the facts as the live socket tells them, for as long as the layout is shown. */
export function useConnectionFeed(): void {
  const live = useLive();
  useEffect(() => {
    const destinations = live.feed.openRows('destinations', {});
    const vendors = live.feed.openRows('market_data_vendors', {});
    const status = live.feed.openRows('status', {});
    const readFeed = () => useConnectionFacts.setState({ feed: feedState(live.getSnapshot().state) });
    const readDestinations = () =>
      useConnectionFacts.setState({ destinations: namedConnections(destinations.getSnapshot()) });
    const readVendors = () => useConnectionFacts.setState({ vendors: namedConnections(vendors.getSnapshot()) });
    const readStatus = () => useConnectionFacts.setState(statusFacts(status.getSnapshot()));
    const ends = [
      live.subscribe(readFeed),
      destinations.subscribe(readDestinations),
      vendors.subscribe(readVendors),
      status.subscribe(readStatus),
    ];
    for (const read of [readFeed, readDestinations, readVendors, readStatus]) read();
    return () => {
      for (const end of ends) end();
      for (const topic of [destinations, vendors, status]) topic.close();
      useConnectionFacts.setState(NO_FACTS);
    };
  }, [live]);
}
