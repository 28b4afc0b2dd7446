import type { FastifyInstance } from 'fastify';
import type { BrandSettings } from '../config/brand-folder.ts';
import { encodeBody, sendEncoded } from '../http/encoded-body.ts';

/** Serves the pictures that the brand has at the root of the site. `favicon.svg` is else that of the built portal. */
export async function brandPictureRoutes(
  app: FastifyInstance,
  { pictures }: Pick<BrandSettings, 'pictures'>,
): Promise<void> {
  for (const [name, content] of pictures) {
    const body = await encodeBody(content);
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${name}`,
      handler: async (request, reply) =>
        sendEncoded(request, reply, { ...body, contentType: 'image/svg+xml' }),
    });
  }
}
