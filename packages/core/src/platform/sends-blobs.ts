/** Whether `fetch` accepts the global `Blob`. In some test environments it would send `[object Blob]`. */
export function sendsBlobs(): boolean {
  return !new Response(new Blob()).headers.has('content-type');
}
