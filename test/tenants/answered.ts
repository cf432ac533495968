/** A file's bytes are told by their type and number. */
export async function answered(response: Response): Promise<{ status: number; body: object }> {
  const type = response.headers.get('content-type') ?? '';
  const body = type.includes('json')
    ? await response.json()
    : { type, bytes: (await response.arrayBuffer()).byteLength };
  return { status: response.status, body: body as object };
}
