import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { traced } from '../observe/tracing/trace.ts';
import { checkFileKey, type Files, typeOfKey } from './files.ts';

export type S3Config = {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** For stores other than Amazon's (MinIO, Hetzner, …); the bucket is then part of the path. */
  readonly endpoint?: string | undefined;
};

const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;

/** The bucket is private: files leave through our own address, with our own headers. */
export function openS3({ bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Config): Files {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Checksums newer than the protocol are refused by older stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const send = tracedSending(client);
  return {
    save: async (key, { bytes }) => {
      const ContentType = typeOfKey(key);
      await send(new PutObjectCommand({ Bucket, Key: checkFileKey(key), Body: bytes, ContentType }));
    },
    find: async (key) => {
      try {
        const { Body } = await send(new GetObjectCommand({ Bucket, Key: checkFileKey(key) }));
        return { bytes: await Body!.transformToByteArray(), type: typeOfKey(key) };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      await send(new DeleteObjectCommand({ Bucket, Key: checkFileKey(key) }));
    },
  };
}

function tracedSending(client: S3Client): S3Client['send'] {
  const send = (command: Parameters<S3Client['send']>[0]) =>
    traced(
      () => ({ name: `s3 ${command.constructor.name}`, kind: 'client' }),
      () => client.send(command),
    );
  return send as S3Client['send'];
}
