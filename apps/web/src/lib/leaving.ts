type Navigations = {
  subscribe(listener: (state: { readonly navigation: { readonly state: string } }) => void): () => void;
};

let isUnderWay = false;

/** Keeps {@link isLeaving} true to the router. Returns how to stop. */
export function watchLeaving(router: Navigations): () => void {
  return router.subscribe(({ navigation }) => {
    isUnderWay = navigation.state !== 'idle';
  });
}

/** True while another screen is loading: a change of the address would cancel it. Known before anything renders. */
export function isLeaving(): boolean {
  return isUnderWay;
}
