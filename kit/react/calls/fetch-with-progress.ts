/** Like `fetch`, with upload progress. */
export function fetchWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (percent: number) => void,
): Promise<Response> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded * 100) / total) : 0);
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('the network is gone'));
    request.onabort = () => reject(new DOMException('broken off', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
}
