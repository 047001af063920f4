import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { ScanButton } from './scan-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A camera that sees the code at the second look. */
function withCamera(open: () => Promise<unknown>) {
  let looks = 0;
  class Detector {
    detect = async () => (++looks < 2 ? [] : [{ rawValue: 'https://city.example/q/Code-2' }]);
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: open } });
  const video = HTMLVideoElement.prototype;
  Object.defineProperty(video, 'srcObject', { configurable: true, set: () => undefined });
  Object.defineProperty(video, 'play', { configurable: true, value: async () => undefined });
}

test('the sticker in sight is told once, and the camera is off afterwards', async () => {
  const stop = vi.fn();
  withCamera(async () => ({ getTracks: () => [{ stop }] }));
  const told = vi.fn();
  renderScreen(<ScanButton onCode={told} />);
  fireEvent.click(await screen.findByRole('button', { name: 'QR-Code scannen' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('https://city.example/q/Code-2'));
  await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  expect(told).toHaveBeenCalledOnce();
});

test('without leave for the camera it says what to do', async () => {
  withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  renderScreen(<ScanButton onCode={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'QR-Code scannen' }));
  expect(await screen.findByText(/^Kein Zugriff auf die Kamera/)).toBeTruthy();
});

test('where the browser reads no codes there is no button', () => {
  renderScreen(<ScanButton onCode={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
