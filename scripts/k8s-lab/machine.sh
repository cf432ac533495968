#!/bin/bash
# Process 1 of the machine that the cluster runs on, in namespaces of its own: machine.sh FOLDER ADDRESS. What it mounts and sets is
# seen in here alone, and is gone with it.
set -eu
folder=$1 address=$2
mount --make-rshared /

# The /sys of this network, with the control groups of the machine below.
mkdir -p "$folder/groups"
mount --rbind /sys/fs/cgroup "$folder/groups"
mount -t sysfs sysfs /sys
mount --rbind "$folder/groups" /sys/fs/cgroup

mount -t tmpfs tmpfs /run
mkdir -p /run/netns /run/lock /var/log/containers
mount -t tmpfs tmpfs /var/log/containers

# kubelet insists on three settings of the kernel, which belong to everybody: it is shown files that say so.
for setting in vm/overcommit_memory=1 kernel/panic=10 kernel/panic_on_oops=1; do
  file=$folder/${setting%%=*} && mkdir -p "${file%/*}" && echo "${setting#*=}" > "$file"
  mount --bind "$file" "/proc/sys/${setting%%=*}"
done

hostname node1
ip link set lo up
ip link add outside type veth peer name nowhere
ip address add "$address/24" dev outside
ip link set outside up
ip link set nowhere up
# kube-proxy and the pods' network want a way out; it leads nowhere.
ip route add default via "${address%.*}.254" dev outside
ip neighbour add "${address%.*}.254" lladdr 02:00:00:00:00:01 dev outside nud permanent
sysctl -qw net.ipv4.ip_forward=1
sysctl -qw net.bridge.bridge-nf-call-iptables=1 || true

touch "$folder/ready"
trap : TERM
while :; do sleep 3600 & wait; done
