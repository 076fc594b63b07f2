/** Test environments bring a Blob that `fetch` does not know: it would send `[object Blob]` in place of what it holds. */
export function sendsBlobs(): boolean {
  return !new Response(new Blob()).headers.has('content-type');
}
