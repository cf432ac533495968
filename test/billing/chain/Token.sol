// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token like the one deposits are made in; whoever makes it says its decimals.
contract Token is ERC20 {
    uint8 private immutable _decimals;

    constructor(uint8 decimals_) ERC20("Test Dollar", "TUSD") {
        _decimals = decimals_;
        _mint(msg.sender, 1_000_000_000 * 10 ** decimals_);
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }
}
